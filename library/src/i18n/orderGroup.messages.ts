import type { OrderGroup } from '../domain/order/orderGroup.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

/** The labels of the coarse order states. */
export const orderGroupMessages: MessagePack<Readonly<Record<OrderGroup, string>>> = messagePack<
  Readonly<Record<OrderGroup, string>>
>(
  {
    toConfirm: '待处理',
    inReview: '审核中',
    toPay: '待支付',
    underwriting: '承保中',
    insured: '已承保',
    failed: '失败与退款',
    ended: '已结束',
  },
  {
    toConfirm: 'to confirm',
    inReview: 'in review',
    toPay: 'to pay',
    underwriting: 'underwriting',
    insured: 'insured',
    failed: 'failed or refunded',
    ended: 'ended',
  },
);
