import { type DraftSource, fromProduct, paramsOfSource } from './draftSource.ts';

/**
 * Addresses of the screens (specification §2). `paths` has patterns for the router; the functions below return
 * addresses for links.
 */
export const paths = {
  home: '/',
  products: '/entry',
  product: '/product/:productId',
  quotationPage: '/quotation-page/:productId',
  quotation: '/quotationShow',
  quotations: '/history-quote',
  insureQuotation: '/insure-quotation/:quotationId',
  write: '/write/:productId',
  writeByAdmin: '/writeByAdmin/:productId/:uuid/:taskId',
  writeByHistory: '/writeByHistory/:productId/:orderSn',
  writeByUnfinish: '/writeByUnfinish/:productId/:unfinishId',
  writeByOffline: '/writeByOffline/:productId/:offlineDataUuid',
  confirm: '/orderConfirm/:productId',
  payWait: '/payWait',
  orders: '/orderList',
  order: '/orderDetail/:orderSn',
  orderByUuid: '/orderDetailUuid/:orderUuid',
  offlineOrder: '/orderDetailOffline/:offlineDataUuid',
  unfinished: '/unfinishList',
  initiateEndorsement: '/initiate-preservation',
  endorsements: '/preservation-list',
  supplement: '/supplement-info/:salesGroupPolicyId',
  renewal: '/renewal/:orderSn',
  information: '/information',
} as const;

const filled = (pattern: string, ...values: readonly string[]): string => {
  const rest = [...values];
  return pattern.replaceAll(/:\w+/g, () => encodeURIComponent(rest.shift() ?? ''));
};

/** Query parameter of the writing screen. Its value is the step that is shown. */
export const stepParameter = 'step';

/**
 * Query parameter of the writing screen. Its value is the path of a problem; the screen focuses the field of that
 * problem.
 */
export const problemParameter = 'problem';

/**
 * Returns the address of the writing screen of a product. The route depends on the source of the draft.
 *
 * @param step step that is shown
 * @param problem path of a problem in this step, such as `applicant.groupName`; its field gets the focus
 */
export function writePath(
  productId: string,
  source: DraftSource = fromProduct,
  step: string = '',
  problem: string = '',
): string {
  const query = new URLSearchParams({
    ...(step !== '' && { [stepParameter]: step }),
    ...(problem !== '' && { [problemParameter]: problem }),
  }).toString();
  return writeRoute(productId, source) + (query === '' ? '' : `?${query}`);
}

/** Query parameter of the writing screen. If present, the user is asked to choose a new first day of cover. */
export const startDateParameter = 'askStartDate';

/**
 * Returns the address of the writing screen that copies an order which can no longer be paid. The screen opens with the
 * focus on the first day of cover.
 */
export const resubmitPath = (productId: string, orderSn: string): string =>
  `${writePath(productId, { kind: 'history', orderSn }, 'period')}&${startDateParameter}=1`;

function writeRoute(productId: string, source: DraftSource): string {
  if (source.kind === 'unfinished') return filled(paths.writeByUnfinish, productId, source.unfinishId);
  if (source.kind === 'history') return filled(paths.writeByHistory, productId, source.orderSn);
  if (source.kind === 'prepared') return filled(paths.writeByAdmin, productId, source.uuid, source.taskId);
  if (source.kind === 'offline') return filled(paths.writeByOffline, productId, source.offlineDataUuid);
  return filled(paths.write, productId);
}

/**
 * Returns the address of the confirmation screen for a draft of a product. The query contains the source of the draft,
 * so that the draft is found again after a reload.
 */
export function confirmPath(productId: string, source: DraftSource = fromProduct): string {
  const query = new URLSearchParams(paramsOfSource(source)).toString();
  return filled(paths.confirm, productId) + (query === '' ? '' : `?${query}`);
}

/** Returns the address of an order that is processed outside the system. */
export const offlineOrderPath = (id: string): string => filled(paths.offlineOrder, id);

/** Returns the address of the screen where missing materials of an order are sent. */
export const supplementPath = (policyUuid: string): string => filled(paths.supplement, policyUuid);

/** Returns the address of the page of an endorsement. */
export const endorsementPath = (uuid: string): string => `${paths.endorsements}?detail=${encodeURIComponent(uuid)}`;

/** Returns the address that starts an endorsement of the policy of an order. */
export const endorsementOfPolicyPath = (orderSn: string): string =>
  `${paths.initiateEndorsement}?policy=${encodeURIComponent(orderSn)}`;

/** Returns the address of the screen that continues a draft of an endorsement. */
export const endorsementDraftPath = (uuid: string): string =>
  `${paths.initiateEndorsement}?draft=${encodeURIComponent(uuid)}`;

/** Returns the address that starts an endorsement of the policy with this uuid. */
export const initiateEndorsementPath = (policyUuid: string): string =>
  `${paths.initiateEndorsement}?policy=${encodeURIComponent(policyUuid)}`;

/** Returns the address of the page of an order. */
export const orderPath = (orderSn: string): string => `/orderDetail/${encodeURIComponent(orderSn)}`;

/** Returns the address of the endorsements of a policy, on the page of its order. */
export const endorsementsOfPolicyPath = (policyUuid: string): string =>
  `${filled(paths.orderByUuid, policyUuid)}?tab=endorsements`;

/** Returns the address of the screen that renews the policy of an order. */
export const renewalPath = (orderSn: string): string => filled(paths.renewal, orderSn);

/** Returns the address of the page of a product. */
export const productPath = (productId: string): string => filled(paths.product, productId);

/**
 * Returns the address of the quotation page of a product. If `from` is the id of a saved quotation, the data of that
 * quotation are copied.
 */
export const quotationPagePath = (productId: string, from = ''): string =>
  filled(paths.quotationPage, productId) + (from === '' ? '' : `?from=${encodeURIComponent(from)}`);

/** Returns the address of the quotation page that continues a draft of a quotation. */
export const quotationDraftPath = (productId: string, draftId: string): string =>
  `${filled(paths.quotationPage, productId)}?draft=${encodeURIComponent(draftId)}`;

/** Returns the address at which an agent sees one of the agent's saved quotations. */
export const quotationPath = (id: string): string => `${paths.quotation}?id=${encodeURIComponent(id)}`;

/** Query parameter that names the alternative of a quotation from which an order is written. */
export const alternativeParameter = 'alternative';

/**
 * Returns the address that writes an order from a saved quotation.
 *
 * @param schemeId id of the chosen alternative; if it is empty, the alternative that the customer accepted
 */
export const insureQuotationPath = (id: string, schemeId = ''): string =>
  filled(paths.insureQuotation, id) +
  (schemeId === '' ? '' : `?${alternativeParameter}=${encodeURIComponent(schemeId)}`);

/**
 * True for an address that a customer got as the link to a quotation. The token in the address opens the quotation
 * without signing in.
 */
export const isSharedQuotation = (pathname: string, search: string): boolean =>
  pathname === paths.quotation && new URLSearchParams(search).has('token');

/** Paths of the screens that need no session (specification §2). */
const publicPaths: readonly string[] = ['/index', '/information'];

/** True if the screen can be seen without signing in. */
export const isPublicPath = (pathname: string): boolean => publicPaths.includes(pathname);
