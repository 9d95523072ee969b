import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';

import type { SummaryWire } from './orderSummary.schema.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

/** Converts an entry of a list of orders to its wire form. */
export const orderSummaryToWire = (order: OrderSummary): SummaryWire => ({
  orderSn: order.orderSn,
  productId: order.productId,
  productName: order.productName,
  companyName: order.insurerName,
  groupName: order.groupName,
  status: orderStatusCodeOf(order.status),
  totalPremium: yuanOf(order.totalFen),
  personCount: order.heads,
  validStartDate: order.startDate,
  validEndDate: order.endDate,
  createTime: order.createdAt,
  policySn: order.policySn,
});

/** Converts an entry of a list of orders from its wire form. */
export const orderSummaryFromWire = (wire: SummaryWire): OrderSummary => ({
  orderSn: wire.orderSn,
  productId: wire.productId,
  productName: wire.productName,
  insurerName: wire.companyName,
  groupName: wire.groupName,
  status: orderStatusOf(wire.status),
  totalFen: fenOf(wire.totalPremium),
  heads: wire.personCount,
  startDate: wire.validStartDate,
  endDate: wire.validEndDate,
  createdAt: wire.createTime,
  policySn: wire.policySn,
});
