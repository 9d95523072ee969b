import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    work: '待办',
    overview: '工作台',
    offlineOrders: '线下订单',
    preparedOrders: '预录订单',
    invitations: '销售邀请',
    transfers: '对公转账',
    jobs: '失败的任务',
    refunds: '退款',
    materials: '资料审核',
    insurerWork: '待保险公司处理',
    notices: '未匹配的通知',
  },
  {
    work: 'To do',
    overview: 'Overview',
    offlineOrders: 'Offline orders',
    preparedOrders: 'Prepared orders',
    invitations: 'Invitations',
    transfers: 'Bank transfers',
    jobs: 'Failed jobs',
    refunds: 'Refunds',
    materials: 'Materials',
    insurerWork: 'Waiting for the insurer',
    notices: 'Unmatched notices',
  },
);
