import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import type { InferType } from 'yup';

import { day, shape, text, whole, yuan } from './fields.ts';
import { orderStatusCodeOf, orderStatusOf } from './wireWords.ts';

/** The wire's fields of an order in a list. */
export const orderSummaryFields = {
  orderSn: text(40),
  productId: text(20),
  productName: text(200),
  companyName: text(100),
  groupName: text(200),
  status: whole(0, 999),
  totalPremium: yuan(),
  personCount: whole(0, 1e6),
  validStartDate: day(),
  validEndDate: day(),
  createTime: text(40),
  policySn: text(60).nullable(),
};
/** The wire's shape of a listed order. */
export const orderSummaryWire = shape(orderSummaryFields);
type SummaryWire = InferType<typeof orderSummaryWire>;

/** A listed order, into the wire's words. */
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

/** A listed order, from the wire's words. */
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
