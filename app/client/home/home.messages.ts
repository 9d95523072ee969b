import { counted } from '@tuanbao/library/i18n/counted';
import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '待办',
    item: {
      unpaid: '待支付订单',
      materialsRejected: '资料被退回',
      materialsDue: '待补充资料',
      endorsementsToUpload: '保全待上传',
      drafts: '未完成订单',
      expiringIn7: '7 天内到期',
      expiringIn30: '30 天内到期',
      expiringIn60: '60 天内到期',
    },
    /** Text with the number, for screen readers. */
    count: (count: number) => counted`${count} 件`,
    unknown: '数量未知',
    failed: '待办数量加载失败',
    retry: '重试',
    closedUnpaid: (count: number) =>
      `近 7 天有 ${count} 张订单未在起保日期前支付，已自动关闭。可以打开订单，修改起保日期后重新提交。`,
    showClosed: '查看已关闭订单',
    surrendersDecided: (count: number) => counted`近 7 天有 ${count} 笔退保有了结果，可以打开订单查看结果和退款进度。`,
    showOrders: '查看订单',
  },
  {
    title: 'To do',
    item: {
      unpaid: 'Orders to pay',
      materialsRejected: 'Materials sent back',
      materialsDue: 'Materials still due',
      endorsementsToUpload: 'Endorsements to upload',
      drafts: 'Unfinished orders',
      expiringIn7: 'Ending within 7 days',
      expiringIn30: 'Ending within 30 days',
      expiringIn60: 'Ending within 60 days',
    },
    count: (count: number) => counted`${count}`,
    unknown: 'number unknown',
    failed: 'The numbers could not be loaded',
    retry: 'Try again',
    closedUnpaid: (count: number) =>
      `Orders that were not paid in time and closed automatically in the last 7 days: ${count}. Open one to change the first day of cover and submit it again.`,
    showClosed: 'Show closed orders',
    surrendersDecided: (count: number) =>
      counted`Surrenders that were decided in the last 7 days: ${count}. Open the order for the result and the refund.`,
    showOrders: 'Show orders',
  },
);
