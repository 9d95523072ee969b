import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { asIs, call, type Codec } from './call.ts';
import type {
  CustomOrderStatus,
  CustomOrderWire,
  CustomOrderWires,
  RecommendedWire,
  ReportWire,
} from './customOrders.schema.ts';
import { ContradictionError } from './wire/contradiction.ts';
import { draftCodec } from './wire/draft.ts';

export type { CustomOrderStatus } from './customOrders.schema.ts';

/** Order that the back office prepared and an agent completes (route `/writeByAdmin`). */
export interface CustomOrder {
  readonly id: string;
  readonly title: string;
  /** Text about the agreement with the back office, shown to the agent. */
  readonly note: string;
  readonly status: CustomOrderStatus;
  /** Number of the submitted order; empty before the submission. */
  readonly orderSn: string;
  readonly draft: OrderDraft;
}

const customOrderCodec: Codec<CustomOrder, CustomOrderWire> = {
  toWire: ({ draft, ...rest }) => ({ ...rest, orderInfo: draftCodec.toWire(draft) }),
  fromWire: ({ orderInfo, ...rest }) => ({ ...rest, draft: draftCodec.fromWire(orderInfo) }),
};

/**
 * Returns a prepared order of the caller. `uuid` is the agent in the route `/writeByAdmin`; the call is refused with
 * 006004 when that agent isn't the caller.
 */
export const customOrder = call('GET', '/api/customOrder/getById/:id', {
  summary: 'An order that the back office prepared',
  request: asIs<CustomOrderWires['customOrder']['request']>(),
  response: customOrderCodec,
});

/** Reports the progress of a prepared order to the back office: opened, or submitted as one of the caller's orders. */
export const reportCustomOrder = call('POST', '/api/adm/updateControlInfo', {
  summary: 'Report how far a prepared order is',
  request: {
    toWire: (report: ReportWire): ReportWire => report,
    fromWire(report: ReportWire) {
      if (report.status === 'opened' && report.orderSn !== '') {
        throw new ContradictionError('openedHasOrder', 'orderSn');
      }
      return report;
    },
  },
  response: asIs<CustomOrderWires['reportCustomOrder']['response']>(),
});

/** Prepared order as the writing screen recommends it. Amounts are in fen. */
export interface RecommendedOrder extends Pick<CustomOrder, 'id' | 'title' | 'note' | 'status'> {
  /** Name of the group; empty when none was entered yet. */
  readonly groupName: string;
  readonly heads: number;
  /** First day of cover; empty when none was entered yet. */
  readonly startDate: string;
  /** Premium at the product's current price; null when the draft can't be priced. */
  readonly totalFen: number | null;
  /** ISO instant. */
  readonly createdAt: string;
}

/**
 * Returns the orders of one product that the back office prepared for the caller and that aren't submitted yet, newest
 * first.
 */
export const recommendedOrders = call('GET', '/api/own/customOrders', {
  summary: 'Prepared orders to choose from',
  request: asIs<CustomOrderWires['recommendedOrders']['request']>(),
  response: {
    toWire: (orders: readonly RecommendedOrder[]): RecommendedWire =>
      orders.map(({ heads, startDate, totalFen, createdAt, ...rest }) => ({
        ...rest,
        personCount: heads,
        validStartDate: startDate,
        totalPremium: totalFen === null ? null : yuanOf(totalFen),
        createTime: createdAt,
      })),
    fromWire: (wire: RecommendedWire): readonly RecommendedOrder[] =>
      wire.map(({ personCount, validStartDate, totalPremium, createTime, ...rest }) => ({
        ...rest,
        heads: personCount,
        startDate: validStartDate,
        totalFen: totalPremium === null || totalPremium === undefined ? null : fenOf(totalPremium),
        createdAt: createTime,
      })),
  },
});
