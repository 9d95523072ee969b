import type { Call } from './call.ts';

/**
 * Effect of a call on the records of the agent (such as orders, endorsements, quotations, drafts and pinned products)
 * and on the session. `changes`: it changes records. `shows`: its response shows records. `session`: it signs a user in
 * or out.
 */
export type CallEffect = 'changes' | 'shows' | 'session';

/**
 * The effects of calls, by the path of the call. If the GET of a path shows records and its POST changes them, the POST
 * has an entry of its own with the method before the path. A call that loads data which mustn't change while the user works with
 * them (the initial values of a form, or the rows of an export) has no entry.
 */
export const effectByPath: ReadonlyMap<string, CallEffect> = new Map(
  Object.entries({
    '/oauth/login': 'session',
    '/oauth/channelLogin': 'session',
    '/oauth/logout': 'session',
    '/api/group/autoLogin': 'session',
    '/api/order/confirmOrder': 'changes',
    '/api/order/updateOutlinePayJson': 'changes',
    '/api/order/uploadPersonInfo': 'changes',
    '/api/order/uploadPolicyCheckMaterialInfo': 'changes',
    '/api/own/orders/:orderSn/cancel': 'changes',
    'POST /api/own/orders/:orderSn/surrender': 'changes',
    '/api/tmpOrder/submitTmpOrder': 'changes',
    '/api/tmpOrder/delTmpOrderInfo': 'changes',
    '/api/tmpOrder/submitOfflineTempOrder': 'changes',
    '/api/own/offlineOrders/:offlineDataUuid/delete': 'changes',
    '/api/own/quotations': 'changes',
    '/api/quoted/deleteQuotedPrice': 'changes',
    '/api/own/sharedQuotations/:token/accept': 'changes',
    '/api/own/conservation/save': 'changes',
    '/api/own/conservation/submit': 'changes',
    '/api/own/conservation/:conservationUuid/answer': 'changes',
    '/api/own/conservation/:conservationUuid/close': 'changes',
    '/api/own/conservation/:conservationUuid/materials': 'changes',
    '/api/conservation/submitOutlinePayJson': 'changes',
    '/api/tempConservation/delete/:id': 'changes',
    '/api/invoice/saveInvoiceInfo': 'changes',
    '/api/invoice/updateInvoiceMaterialBean': 'changes',
    '/api/policy/confirmInvoiceImages': 'changes',
    '/api/adm/updateControlInfo': 'changes',
    '/api/own/pinnedProducts': 'changes',
    '/api/orderQueryForPc': 'shows',
    '/api/order/orderinfo': 'shows',
    '/api/own/orders/:orderSn/state': 'shows',
    '/api/order/getOutlinePayJson': 'shows',
    '/api/order/getPolicyCheckMaterialInfo': 'shows',
    '/api/own/policies/:policyUuid/roster': 'shows',
    '/api/own/invoices': 'shows',
    '/api/invoice/getInvoiceInfo': 'shows',
    '/api/conservation/orderDetail': 'shows',
    '/api/conservation/queryConservationListByPolicy': 'shows',
    '/api/conservation/queryConservationPolicyList': 'shows',
    '/api/conservation/queryConservationStatusNum': 'shows',
    '/api/conservation/getOutlinePayJson': 'shows',
    '/api/quoted/getProductList': 'shows',
    '/api/quoted/getAllCompany': 'shows',
    '/api/own/quotations/:id': 'shows',
    '/api/tmpOrder/queryTmpOrderList': 'shows',
    '/api/tmpOrder/getOfflineTempOrderData': 'shows',
    '/api/tmpOrder/getOfflineTempOrderDetail': 'shows',
    '/api/own/customOrders': 'shows',
    '/api/own/qualification': 'shows',
    'POST /api/own/qualification': 'changes',
    '/api/own/worklist': 'shows',
    '/api/own/monthTotals': 'shows',
    '/api/own/productShelf': 'shows',
    '/api/own/orders/:orderSn/persons': 'shows',
    '/api/own/orders/:orderSn/persons/:key/history': 'shows',
    '/api/user/checkIfUserHasPolicyBonus': 'shows',
  } as const),
);

/** Returns the effect of a call; undefined if it has none. */
export const effectOf = ({ method, path }: Pick<Call<unknown, unknown>, 'method' | 'path'>): CallEffect | undefined =>
  effectByPath.get(`${method} ${path}`) ?? effectByPath.get(path);
