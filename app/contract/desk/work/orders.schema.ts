import type { OrderEvent } from '@tuanbao/library/domain/order/order';
import { type OrderReason, type OrderStatus, orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { flag, listOf, shape, text, whole, yuan } from '../../wire/fields.ts';
import { type WorkQueue, workQueues } from './queueNames.ts';
import { instant, rowId } from './rows.ts';

/** Kinds of files that an order has. */
export const orderFileKinds = ['material', 'invoice', 'transfer', 'endorsement', 'endorsementTransfer'] as const;

export type OrderFileKind = (typeof orderFileKinds)[number];

const status = () => mixed<OrderStatus>().oneOf(orderStatuses).required();

const movers: readonly OrderEvent['by'][] = ['agent', 'system', 'insurer', 'payer', 'operator'];

/** Entry of the order, or of one of its endorsements, in a queue of work. */
const waiting = shape({
  queue: mixed<WorkQueue>().oneOf(workQueues).required(),
  /** Kind of the entry in its queue, such as `endorsement`. */
  kind: text(20),
  id: text(60),
  /** Number of the order or endorsement. */
  reference: text(60),
  state: text(40),
  since: instant(),
});

const event = shape({
  at: instant(),
  /** State before the event; absent for the first event. */
  from: mixed<OrderStatus>().oneOf(orderStatuses).optional(),
  to: status(),
  reason: mixed<OrderReason>().required(),
  by: mixed<OrderEvent['by']>().oneOf(movers).required(),
  /** Text of the event, such as the reason of a rejection; empty if the event has no text. */
  note: text(2000),
});

/**
 * Number of files with the same kind and name. The files themselves aren't returned, because they may show personal
 * data.
 */
const files = shape({
  kind: mixed<OrderFileKind>().oneOf(orderFileKinds).required(),
  /**
   * Type of the material, or number of the endorsement; empty for files that belong to no material and no endorsement.
   */
  name: text(60),
  count: whole(0, 1e6),
  at: instant(),
});

const endorsement = shape({
  id: text(60),
  reference: text(60),
  state: text(40),
  certificateSn: text(60),
  at: instant(),
});

const invoice = shape({ id: text(60), state: text(40), amount: yuan(), invoiceNo: text(60), at: instant() });

/** Schemas of the calls in `orders.ts`, by call name. */
export const deskOrderSchemas = {
  deskOrder: {
    request: object({ orderSn: rowId() }).noUnknown(),
    response: shape({
      orderSn: text(60),
      groupName: text(200),
      productName: text(200),
      insurerName: text(200),
      agentName: text(100),
      state: status(),
      /** Premium in yuan. */
      premium: yuan(),
      heads: whole(0, 1e7),
      startDate: text(20),
      endDate: text(20),
      policySn: text(60),
      handedInAt: instant(),
      /** True when an operator can ask a second operator to approve the refund of the order. */
      isRefundable: flag(),
      waiting: listOf(waiting, 1000),
      events: listOf(event, 10_000),
      files: listOf(files, 1000),
      endorsements: listOf(endorsement, 10_000),
      invoices: listOf(invoice, 10_000),
    }),
  },
};

/** Wire types of the calls in `orders.ts`, by call name. */
export type DeskOrderWires = WiresOf<typeof deskOrderSchemas>;
