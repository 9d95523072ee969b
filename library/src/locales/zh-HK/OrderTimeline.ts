import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/OrderTimeline/OrderTimeline.messages.ts';

export const orderTimeline: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    label: '訂單進度',
    empty: '暫無進度記錄',
    by: { agent: '代理人', system: '系統', insurer: '保險公司', payer: '付款人', operator: '平台' },
    reasons: {
      submitted: '遞交投保單',
      reviewNeeded: '投保資料需要審核',
      accepted: '審核通過，可以付款',
      manualReviewNeeded: '轉人工審核',
      materialsRejected: '資料未通過，請補充後重新遞交',
      declined: '保險公司未承保',
      materialsSent: '已重新遞交資料',
      paid: '付款成功',
      transferClaimed: '已遞交公司轉賬憑證',
      transferFound: '已確認到賬',
      transferNotFound: '未查到轉賬款項，請重新付款',
      issued: '保單已生成',
      issuedMaterialsDue: '保單已生成，資料待補充',
      issuing: '保險公司出單中',
      materialsAccepted: '補充資料已通過',
      refundStarted: '開始退款',
      refundSent: '退款已發出',
      refundArrived: '退款已到賬',
      surrendered: '已辦理退保',
      expired: '保險期屆滿',
      startDatePassed: '生效日期已到仍未付款，訂單已自動關閉',
      paymentOverdue: '超過 30 天未付款，訂單已自動關閉',
      cancelled: '已取消訂單',
      closed: '訂單已關閉',
    },
    cancellations: {
      customerWithdrew: '客戶暫不投保',
      contentWrong: '投保內容有誤',
      insuredElsewhere: '已投保其他產品',
      other: '其他原因',
    },
  },
});
