import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    pastTitle: '起保日期已到，订单不能再支付',
    pastText: (start: string) =>
      `起保日期为 ${start}，支付须在起保日期前一日完成。修改起保日期后可以重新提交，方案、人员和投保人信息将自动带入；原订单会自动关闭。`,
    closedTitle: '订单已关闭',
    closed: {
      startDatePassed: '起保日期已到仍未支付，订单已自动关闭。',
      paymentOverdue: '超过 30 天未支付，订单已自动关闭。',
      cancelled: '订单已由您取消。',
      closed: '',
    },
    closedNext: '修改起保日期后可以重新提交，方案、人员和投保人信息将自动带入。',
    refundNote: '关闭后到账的款项将原路退回。',
    reviewing: '订单正在审核，通过后即可支付。',
    resubmit: '修改起保日期后重新提交',
    cancel: '取消订单',
    cancelTitle: '取消该订单？',
    cancelText: (group: string, orderSn: string) =>
      `${group}的订单 ${orderSn} 取消后不能再支付，也不能恢复；之后可复制该订单重新投保。`,
    reason: '取消原因',
    noReason: '不说明',
    keep: '保留订单',
    confirmCancel: '确认取消订单',
    cancelled: '订单已取消',
  },
  {
    pastTitle: 'The first day of cover has arrived, so the order can no longer be paid',
    pastText: (start: string) =>
      `Cover was to start on ${start} and had to be paid by the day before. Change the first day and submit again; schemes, persons and policyholder are carried over. This order closes automatically.`,
    closedTitle: 'Order closed',
    closed: {
      startDatePassed: 'The order was not paid before the first day of cover and closed automatically.',
      paymentOverdue: 'The order was not paid within 30 days and closed automatically.',
      cancelled: 'You cancelled the order.',
      closed: '',
    },
    closedNext: 'Change the first day of cover and submit again; schemes, persons and policyholder are carried over.',
    refundNote: 'Payments that arrive after closing are refunded.',
    reviewing: 'The order is in review. You can pay once it is accepted.',
    resubmit: 'Change the first day and submit again',
    cancel: 'Cancel order',
    cancelTitle: 'Cancel this order?',
    cancelText: (group: string, orderSn: string) =>
      `Once cancelled, order ${orderSn} of ${group} can’t be paid or restored. You can copy it into a new order.`,
    reason: 'Reason',
    noReason: 'Not stated',
    keep: 'Keep the order',
    confirmCancel: 'Cancel the order',
    cancelled: 'Order cancelled',
  },
);
