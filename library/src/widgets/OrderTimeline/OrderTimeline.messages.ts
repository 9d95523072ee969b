import type { OrderEvent } from '../../domain/order/order.ts';
import type { OrderReason } from '../../domain/order/orderMachine.ts';
import type { CancellationReason } from '../../domain/order/unpaidOrder.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface OrderTimelineMessages {
  readonly label: string;
  readonly empty: string;
  readonly by: Readonly<Record<OrderEvent['by'], string>>;
  readonly reasons: Readonly<Record<OrderReason, string>>;
  readonly cancellations: Readonly<Record<CancellationReason, string>>;
}

export const messages: MessagePack<OrderTimelineMessages> = messagePack<OrderTimelineMessages>(
  {
    label: '订单进度',
    empty: '暂无进度记录',
    by: { agent: '业务员', system: '系统', insurer: '保险公司', payer: '付款人', operator: '平台' },
    reasons: {
      submitted: '提交投保单',
      reviewNeeded: '投保信息需要审核',
      accepted: '审核通过，可以支付',
      manualReviewNeeded: '转人工审核',
      materialsRejected: '资料未通过，请补充后重新提交',
      declined: '保险公司未承保',
      materialsSent: '已重新提交资料',
      paid: '支付成功',
      transferClaimed: '已提交对公转账凭证',
      transferFound: '已确认到账',
      transferNotFound: '未查到转账款项，请重新支付',
      issued: '保单已生成',
      issuedMaterialsDue: '保单已生成，资料待补充',
      issuing: '保险公司出单中',
      materialsAccepted: '补充资料已通过',
      refundStarted: '开始退款',
      refundSent: '退款已发出',
      refundArrived: '退款已到账',
      surrendered: '已办理退保',
      expired: '保险期间届满',
      startDatePassed: '起保日期已到仍未支付，订单已自动关闭',
      paymentOverdue: '超过 30 天未支付，订单已自动关闭',
      cancelled: '已取消订单',
      closed: '订单已关闭',
    },
    cancellations: {
      customerWithdrew: '客户暂不投保',
      contentWrong: '投保内容有误',
      insuredElsewhere: '已投保其他产品',
      other: '其他原因',
    },
  },
  {
    label: 'Order progress',
    empty: 'No progress yet',
    by: { agent: 'Agent', system: 'System', insurer: 'Insurer', payer: 'Payer', operator: 'Platform' },
    reasons: {
      submitted: 'Application submitted',
      reviewNeeded: 'The application needs review',
      accepted: 'Accepted, ready for payment',
      manualReviewNeeded: 'Sent to manual review',
      materialsRejected: 'Materials rejected. Complete them and send them again',
      declined: 'Declined by the insurer',
      materialsSent: 'Materials sent again',
      paid: 'Paid',
      transferClaimed: 'Proof of the corporate transfer sent',
      transferFound: 'The transfer has arrived',
      transferNotFound: 'The transfer was not found. Pay again',
      issued: 'Policy issued',
      issuedMaterialsDue: 'Policy issued, materials still due',
      issuing: 'The insurer is issuing the policy',
      materialsAccepted: 'Supplementary materials accepted',
      refundStarted: 'Refund started',
      refundSent: 'Refund sent',
      refundArrived: 'Refund arrived',
      surrendered: 'Policy surrendered',
      expired: 'Cover has ended',
      startDatePassed: 'Closed automatically: not paid before the first day of cover',
      paymentOverdue: 'Closed automatically: not paid within 30 days',
      cancelled: 'Order cancelled',
      closed: 'Order closed',
    },
    cancellations: {
      customerWithdrew: 'The customer withdrew',
      contentWrong: 'The details were wrong',
      insuredElsewhere: 'Insured under another product',
      other: 'Other reason',
    },
  },
);
