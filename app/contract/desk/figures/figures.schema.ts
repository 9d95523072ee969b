import { type OrderStatus, orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { day, listOf, shape, text, whole, yuan } from '../../wire/fields.ts';

/** Ways to group figures. */
export const figureGroupings = ['day', 'product', 'agency'] as const;

export type FigureGrouping = (typeof figureGroupings)[number];

const count = () => whole(0, 1e12);

const sums = () => ({
  /**
   * Premium of the policies that were issued in the period. Policies that were surrendered after their issue are
   * included.
   */
  premium: yuan(),
  submittedOrders: count(),
  paidOrders: count(),
  issuedPolicies: count(),
  /** Number of policies in force on the day, or on the last day of the period. */
  policiesInForce: count(),
  quotations: count(),
  /** Number of quotations that were saved in the period and from which a policy was issued, in the period or later. */
  quotationsWithPolicy: count(),
  /**
   * Number of endorsements that were confirmed in the period, and the sum of their premiums. The sum is below 0 if the
   * refunds exceed the additional premiums.
   */
  endorsements: count(),
  endorsementPremium: yuan(),
});

const figureSums = shape(sums());
export type FigureSums = InferType<typeof figureSums>;

const figureRow = shape({
  /**
   * A day, the id of a product, or the host of an agency, depending on `grouping`. In the row of the agents without an
   * agency (agents of the platform), the host is empty.
   */
  key: text(100),
  /** Name of the product or agency; empty for a day and for the platform. */
  name: text(200),
  ...sums(),
});
export type FigureRow = InferType<typeof figureRow>;

const stateTime = shape({
  status: mixed<OrderStatus>().oneOf(orderStatuses).defined(),
  /** Number of times that an order has left the state in the period. */
  orders: count(),
  /** Median of the time in the state, in seconds. */
  medianSeconds: count(),
});
export type StateTime = InferType<typeof stateTime>;

/** Schemas of the calls in `figures.ts`, by call name. */
export const figureSchemas = {
  listFigures: {
    request: object({
      /** First and last day in Asia/Shanghai. */
      from: day(),
      until: day(),
      grouping: mixed<FigureGrouping>().oneOf(figureGroupings).required(),
      /** Id of a product to which the figures are limited; absent for all products. */
      productId: text(100).optional(),
      /**
       * Host of an agency to which the figures are limited; `platform` for agents of the platform; absent for all
       * agents.
       */
      host: text(100).optional(),
    }).noUnknown(),
    response: shape({
      /**
       * Name of the product and name of the agency to which the figures are limited; empty when there is no such limit.
       * The name of the agency is also empty for agents of the platform.
       */
      productName: text(200),
      agencyName: text(200),
      total: figureSums,
      rows: listOf(figureRow, 2000),
      times: listOf(stateTime, 50),
    }),
  },
};

/** Wire types of the calls in `figures.ts`, by call name. */
export type FigureWires = WiresOf<typeof figureSchemas>;
