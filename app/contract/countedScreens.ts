/** The screens that time is counted for, as the patterns of their addresses: never what an address is filled with. */
export const countedScreens = [
  '/entry',
  '/product/:productId',
  '/quotation-page/:productId',
  '/quotationShow',
  '/history-quote',
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

/** The longest time that one beat tells of, in seconds. */
export const longestBeatSeconds = 60;
