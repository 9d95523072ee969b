import { type DraftSource, fromProduct, paramsOfSource } from './draftSource.ts';

/** Addresses of the screens (specification §2): patterns for the router, functions for links. */
export const paths = {
  home: '/',
  products: '/entry',
  product: '/product/:productId',
  quotationPage: '/quotation-page/:productId',
  quotation: '/quotationShow',
  quotations: '/history-quote',
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

/** Query parameter of the writing screen with the visible step. */
export const stepParameter = 'step';

/** Query parameter of the writing screen with the path of a problem; the screen opens at its field. */
export const problemParameter = 'problem';

/**
 * Returns the address of the writing screen of a product, on the route for the draft's source.
 *
 * @param step visible step
 * @param problem path of a problem in the step whose field is focused, such as `applicant.groupName`
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

/** Query parameter of the writing screen that asks the user for a new first day of cover. */
export const startDateParameter = 'askStartDate';

/**
 * Returns the address of the writing screen with the data of an order that can no longer be paid. The screen opens at
 * the first day of cover.
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
 * Returns the address of the confirmation of a product's draft. The query contains the source of the draft, so that a
 * reload finds the draft again.
 */
export function confirmPath(productId: string, source: DraftSource = fromProduct): string {
  const query = new URLSearchParams(paramsOfSource(source)).toString();
  return filled(paths.confirm, productId) + (query === '' ? '' : `?${query}`);
}

/** Returns the address of an order that is processed outside the system. */
export const offlineOrderPath = (id: string): string => filled(paths.offlineOrder, id);

/** Returns the address of the screen for an order's missing materials. */
export const supplementPath = (policyUuid: string): string => filled(paths.supplement, policyUuid);

/** Returns the address of an endorsement. */
export const endorsementPath = (uuid: string): string => `${paths.endorsements}?detail=${encodeURIComponent(uuid)}`;

/** Returns the address for a new endorsement of the policy of an order. */
export const endorsementOfPolicyPath = (orderSn: string): string =>
  `${paths.initiateEndorsement}?policy=${encodeURIComponent(orderSn)}`;

/** Returns the address that continues a draft of an endorsement. */
export const endorsementDraftPath = (uuid: string): string =>
  `${paths.initiateEndorsement}?draft=${encodeURIComponent(uuid)}`;

/** Returns the address for a new endorsement of a policy. */
export const initiateEndorsementPath = (policyUuid: string): string =>
  `${paths.initiateEndorsement}?policy=${encodeURIComponent(policyUuid)}`;

/** Returns the address of an order. */
export const orderPath = (orderSn: string): string => `/orderDetail/${encodeURIComponent(orderSn)}`;

/** Returns the address for the renewal of an order's policy. */
export const renewalPath = (orderSn: string): string => filled(paths.renewal, orderSn);

/** Returns the address of a product. */
export const productPath = (productId: string): string => filled(paths.product, productId);

/**
 * Returns the address of the quotation page of a product. `from` is the id of a saved quotation whose data are copied.
 */
export const quotationPagePath = (productId: string, from = ''): string =>
  filled(paths.quotationPage, productId) + (from === '' ? '' : `?from=${encodeURIComponent(from)}`);

/** Returns the address of the quotation page that continues a draft. */
export const quotationDraftPath = (productId: string, draftId: string): string =>
  `${filled(paths.quotationPage, productId)}?draft=${encodeURIComponent(draftId)}`;

/** Returns the address of a saved quotation for its agent. */
export const quotationPath = (id: string): string => `${paths.quotation}?id=${encodeURIComponent(id)}`;

/** True for the address of a link that a customer received. Its token opens the quotation without signing in. */
export const isSharedQuotation = (pathname: string, search: string): boolean =>
  pathname === paths.quotation && new URLSearchParams(search).has('token');

/** Paths that need no session (specification §2). */
const publicPaths: readonly string[] = ['/index', '/information'];

/** True when a screen can be viewed without signing in. */
export const isPublicPath = (pathname: string): boolean => publicPaths.includes(pathname);
