import type { OrderStatus } from '../domain/order/orderMachine.ts';
import type { MessagePack } from './messagePack.ts';

/** Labels of the order states (specification §4). */
export const orderStatusMessages: MessagePack<Readonly<Record<OrderStatus, string>>> = {
  'zh-CN': {
    pendingConfirmation: '待确认',
    pendingReview: '待审核',
    manualReview: '人工审核',
    awaitingPayment: '待支付',
    transferPending: '支付待确认',
    underwriting: '承保中',
    materialsRejected: '资料驳回',
    insured: '承保成功',
    insuredMaterialsDue: '承保成功（待补资料）',
    issuing: '承保中',
    failed: '承保失败',
    refunding: '退款中',
    refunded: '已退款',
    refundSucceeded: '退款成功',
    surrendered: '已退保',
    closed: '订单关闭',
    invalid: '保单失效',
  },
  'en-US': {
    pendingConfirmation: 'Pending confirmation',
    pendingReview: 'Pending review',
    manualReview: 'Manual review',
    awaitingPayment: 'Awaiting payment',
    transferPending: 'Payment pending confirmation (corporate transfer)',
    underwriting: 'Underwriting',
    materialsRejected: 'Materials rejected',
    insured: 'Insured successfully',
    insuredMaterialsDue: 'Success (supplement materials)',
    issuing: 'Underwriting',
    failed: 'Insurance failed',
    refunding: 'Refunding',
    refunded: 'Refunded',
    refundSucceeded: 'Refund successful',
    surrendered: 'Policy surrendered',
    closed: 'Order closed',
    invalid: 'Policy invalid',
  },
};
