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
  /** Note of the back office about the agreement with the applicant. The agent sees the note. */
  readonly note: string;
  readonly status: CustomOrderStatus;
  /** Number of the order that was submitted from the prepared order; empty until it is submitted. */
  readonly orderSn: string;
  readonly draft: OrderDraft;
}

const customOrderCodec: Codec<CustomOrder, CustomOrderWire> = {
  toWire: ({ draft, ...rest }) => ({ ...rest, orderInfo: draftCodec.toWire(draft) }),
  fromWire: ({ orderInfo, ...rest }) => ({ ...rest, draft: draftCodec.fromWire(orderInfo) }),
};

/**
 * Returns an order that the back office prepared for the caller. `uuid` identifies the agent who is named in the route
 * `/writeByAdmin`. If that agent isn't the caller, the call is refused with 006004.
 */
export const customOrder = call('GET', '/api/customOrder/getById/:id', {
  summary: 'An order that the back office prepared',
  request: asIs<CustomOrderWires['customOrder']['request']>(),
  response: customOrderCodec,
});

/**
 * Reports to the back office that the agent has opened or submitted an order that the back office prepared. After the
 * submission, the report has the number of the submitted order, which is one of the caller's orders.
 */
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

/**
 * Order that the back office prepared, as an entry of the list from which the agent can choose on the writing screen.
 * Amounts are in fen.
 */
export interface RecommendedOrder extends Pick<CustomOrder, 'id' | 'title' | 'note' | 'status'> {
  /** Name of the applicant; empty if the back office hasn't entered a name. */
  readonly groupName: string;
  readonly heads: number;
  /** First day of cover; empty if the back office hasn't entered a day. */
  readonly startDate: string;
  /** Premium at the product's current price; null if the draft of the prepared order can't be priced. */
  readonly totalFen: number | null;
  /** Instant (ISO 8601) at which the order was prepared. */
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
