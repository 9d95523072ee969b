/**
 * Screens whose viewing time is counted, as patterns of routes. The values of route parameters aren't stored, so a
 * single order or product can't be recognised.
 */
export const countedScreens = [
  '/entry',
  '/product/:productId',
  '/quotation-page/:productId',
  '/quotationShow',
  '/history-quote',
  '/insure-quotation/:quotationId',
  '/write/:productId',
  '/writeByAdmin/:productId/:uuid/:taskId',
  '/writeByHistory/:productId/:orderSn',
  '/writeByUnfinish/:productId/:unfinishId',
  '/writeByOffline/:productId/:offlineDataUuid',
  '/orderConfirm/:productId',
  '/payWait',
  '/orderList',
  '/orderDetail/:orderSn',
  '/orderDetailUuid/:orderUuid',
  '/orderDetailOffline/:offlineDataUuid',
  '/unfinishList',
  '/initiate-preservation',
  '/preservation-list',
  '/supplement-info/:salesGroupPolicyId',
  '/renewal/:orderSn',
  '/information',
] as const;
export type CountedScreen = (typeof countedScreens)[number];

/** Maximum time in seconds that one report of the viewing time may contain. */
export const longestBeatSeconds = 60;
