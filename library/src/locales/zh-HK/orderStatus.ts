import { orderStatusMessages } from '../../i18n/orderStatus.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const orderStatus: ReplacedMessages = replaceMessages(orderStatusMessages, {
  'zh-HK': {
    pendingConfirmation: '待確認',
    pendingReview: '待審核',
    manualReview: '人工審核',
    awaitingPayment: '待付款',
    transferPending: '付款待確認',
    underwriting: '承保中',
    materialsRejected: '資料駁回',
    insured: '承保成功',
    insuredMaterialsDue: '承保成功（待補資料）',
    issuing: '承保中',
    failed: '承保失敗',
    refunding: '退款中',
    refunded: '已退款',
    refundSucceeded: '退款成功',
    surrendered: '已退保',
    closed: '訂單關閉',
    invalid: '保單失效',
  },
});
