import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { mixed, object, string, type InferType } from 'yup';

import { asIs, call, type Codec } from './call.ts';
import { ContradictionError } from './contradiction.ts';
import { draftCodec, draftWire } from './draft.ts';
import { dayOrEmpty, filledText, lines, listOf, shape, text, whole, yuan } from './fields.ts';

/** How far the agent is with it. */
export type CustomOrderStatus = 'waiting' | 'opened' | 'submitted';

/** An order that the back office prepared for an agent to write (route `/writeByAdmin`). */
export interface CustomOrder {
  readonly id: string;
  readonly title: string;
  /** The agreement with the back office, shown to the agent. */
  readonly note: string;
  readonly status: CustomOrderStatus;
  /** Empty until an order was submitted. */
  readonly orderSn: string;
  readonly draft: OrderDraft;
}

const status = () => mixed<CustomOrderStatus>().oneOf(['waiting', 'opened', 'submitted']).required();

const customOrderWire = shape({
  id: text(60),
  title: text(200),
  note: lines(2000),
  status: status(),
  orderSn: text(40),
  orderInfo: draftWire,
});

const customOrderCodec: Codec<CustomOrder, InferType<typeof customOrderWire>> = {
  schema: customOrderWire,
  toWire: ({ draft, ...rest }) => ({ ...rest, orderInfo: draftCodec.toWire(draft) }),
  fromWire: ({ orderInfo, ...rest }) => ({ ...rest, draft: draftCodec.fromWire(orderInfo) }),
};

/** A prepared order of the caller. */
export const customOrder = call('GET', '/api/customOrder/getById/:id', {
  summary: 'An order that the back office prepared',
  request: asIs(object({ id: string().max(60).required() }).noUnknown()),
  response: customOrderCodec,
});

const reportWire = shape({
  id: filledText(60),
  status: mixed<Exclude<CustomOrderStatus, 'waiting'>>().oneOf(['opened', 'submitted']).required(),
  orderSn: text(40),
});

/** Tells the back office how far a prepared order is: opened, or submitted as one of the caller's orders. */
export const reportCustomOrder = call('POST', '/api/adm/updateControlInfo', {
  summary: 'Report how far a prepared order is',
  request: {
    schema: reportWire,
    toWire: (report: InferType<typeof reportWire>) => report,
    fromWire(report) {
      if (report.status === 'opened' && report.orderSn !== '') {
        throw new ContradictionError('openedHasOrder', 'orderSn');
      }
      return report;
    },
  },
  response: asIs(shape({ status: status(), orderSn: text(40) })),
});

/** A prepared order as it is recommended on the writing screen. Amounts in fen. */
export interface RecommendedOrder extends Pick<CustomOrder, 'id' | 'title' | 'note' | 'status'> {
  /** Empty where none was entered yet. */
  readonly groupName: string;
  readonly heads: number;
  /** Empty where none was entered yet. */
  readonly startDate: string;
  /** At the product's price now; null where the content can't be priced. */
  readonly totalFen: number | null;
  /** ISO instant. */
  readonly createdAt: string;
}

/** Most prepared orders that are recommended for a product. */
export const maxRecommended = 20;

const recommendedWire = listOf(
  shape({
    id: text(60),
    title: text(200),
    note: lines(2000),
    status: status(),
    groupName: text(200),
    personCount: whole(0, 1e6),
    validStartDate: dayOrEmpty(),
    totalPremium: yuan().nullable(),
    createTime: text(40),
  }),
  maxRecommended,
);

/** Orders of one product that the back office prepared for the caller and that aren't submitted yet, newest first. */
export const recommendedOrders = call('GET', '/api/own/customOrders', {
  summary: 'Prepared orders to choose from',
  request: asIs(object({ productId: string().max(20).required() }).noUnknown()),
  response: {
    schema: recommendedWire,
    toWire: (orders: readonly RecommendedOrder[]) =>
      orders.map(({ heads, startDate, totalFen, createdAt, ...rest }) => ({
        ...rest,
        personCount: heads,
        validStartDate: startDate,
        totalPremium: totalFen === null ? null : yuanOf(totalFen),
        createTime: createdAt,
      })),
    fromWire: (wire): readonly RecommendedOrder[] =>
      wire.map(({ personCount, validStartDate, totalPremium, createTime, ...rest }) => ({
        ...rest,
        heads: personCount,
        startDate: validStartDate,
        totalFen: totalPremium === null || totalPremium === undefined ? null : fenOf(totalPremium),
        createdAt: createTime,
      })),
  },
});
