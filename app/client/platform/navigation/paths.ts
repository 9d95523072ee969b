import { type DraftSource, fromProduct, paramsOfSource } from './draftSource.ts';

/** Addresses of the screens (specification §2), as data: patterns for the router, functions for links. */
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

/** The parameter of the writing screen's address that names the step in sight. */
export const stepParameter = 'step';

/** The parameter of the writing screen's address that names the path of a problem, at whose field it opens. */
export const problemParameter = 'problem';

/**
 * The writing screen of a product, on the route of where its draft comes from.
 *
 * @param step at which it opens
 * @param problem path of a problem in the step, at whose field it opens, such as `applicant.groupName`
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

/** The parameter of the writing screen's address that asks for another first day of cover. */
export const startDateParameter = 'askStartDate';

/** The writing screen with the content of an order that can't be paid any more, at its first day of cover. */
export const resubmitPath = (productId: string, orderSn: string): string =>
  `${writePath(productId, { kind: 'history', orderSn }, 'period')}&${startDateParameter}=1`;

function writeRoute(productId: string, source: DraftSource): string {
  if (source.kind === 'unfinished') return filled(paths.writeByUnfinish, productId, source.unfinishId);
  if (source.kind === 'history') return filled(paths.writeByHistory, productId, source.orderSn);
  if (source.kind === 'prepared') return filled(paths.writeByAdmin, productId, source.uuid, source.taskId);
  if (source.kind === 'offline') return filled(paths.writeByOffline, productId, source.offlineDataUuid);
  return filled(paths.write, productId);
}

/** The confirmation of a product's draft; the query says where the draft comes from, so that a reload finds it again. */
export function confirmPath(productId: string, source: DraftSource = fromProduct): string {
  const query = new URLSearchParams(paramsOfSource(source)).toString();
  return filled(paths.confirm, productId) + (query === '' ? '' : `?${query}`);
}

/** An order that is handled outside the system. */
export const offlineOrderPath = (id: string): string => filled(paths.offlineOrder, id);

/** Address of the screen for an order's missing materials. */
export const supplementPath = (policyUuid: string): string => filled(paths.supplement, policyUuid);

/** An endorsement. */
export const endorsementPath = (uuid: string): string => `${paths.endorsements}?detail=${encodeURIComponent(uuid)}`;

/** A new endorsement of the policy of an order. */
export const endorsementOfPolicyPath = (orderSn: string): string =>
  `${paths.initiateEndorsement}?policy=${encodeURIComponent(orderSn)}`;

/** The draft of an endorsement, to go on with. */
export const endorsementDraftPath = (uuid: string): string =>
  `${paths.initiateEndorsement}?draft=${encodeURIComponent(uuid)}`;

/** A new endorsement of a policy. */
export const initiateEndorsementPath = (policyUuid: string): string =>
  `${paths.initiateEndorsement}?policy=${encodeURIComponent(policyUuid)}`;

/** An order. */
export const orderPath = (orderSn: string): string => `/orderDetail/${encodeURIComponent(orderSn)}`;

/** The renewal of an order's policy. */
export const renewalPath = (orderSn: string): string => filled(paths.renewal, orderSn);

/** A product. */
export const productPath = (productId: string): string => filled(paths.product, productId);

/** The quotation page of a product; `from`: what a saved quotation holds, to begin with. */
export const quotationPagePath = (productId: string, from = ''): string =>
  filled(paths.quotationPage, productId) + (from === '' ? '' : `?from=${encodeURIComponent(from)}`);

/** The quotation page with a draft that is gone on with. */
export const quotationDraftPath = (productId: string, draftId: string): string =>
  `${filled(paths.quotationPage, productId)}?draft=${encodeURIComponent(draftId)}`;

/** A saved quotation, as its agent sees it. */
export const quotationPath = (id: string): string => `${paths.quotation}?id=${encodeURIComponent(id)}`;

/** True when an address is a link that a customer was given: its token opens it without signing in. */
export const isSharedQuotation = (pathname: string, search: string): boolean =>
  pathname === paths.quotation && new URLSearchParams(search).has('token');

/** Paths that the guard lets through without a session (specification §2). */
const publicPaths: readonly string[] = ['/index', '/information'];

/** True when a screen may be seen without signing in. */
export const isPublicPath = (pathname: string): boolean => publicPaths.includes(pathname);
