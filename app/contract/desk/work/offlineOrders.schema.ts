import {
  offlineOrderMachine,
  type OfflineOrderReason,
  type OfflineOrderState,
} from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import {
  day,
  dayOrEmpty,
  decimal,
  filledLines,
  filledText,
  flag,
  lines,
  listOf,
  nothing,
  shape,
  text,
  whole,
  yuan,
} from '../../wire/fields.ts';
import { instant, page, pageOf, rowId } from './rows.ts';

/** Parts of the list of offline orders. */
export const offlineOrderViews = ['waits', 'mine', 'quoted', 'prepared', 'closed'] as const;

export type OfflineOrderView = (typeof offlineOrderViews)[number];

const state = () => mixed<OfflineOrderState>().oneOf(offlineOrderMachine.states).required();

const summary = {
  id: text(60),
  groupName: text(200),
  productName: text(200),
  heads: whole(0, 1e6),
  agentName: text(100),
  state: state(),
  /** Name of the operator who handles the order; empty if no operator handles it. */
  ownerName: text(60),
  isMine: flag(),
  /** Instant at which the order began to wait for an operator. The instant is kept after the order is answered. */
  waitsSince: instant(),
  note: lines(500),
};

const scheme = shape({
  name: text(200),
  planName: text(200),
  clauses: listOf(shape({ name: text(200), sumInsured: text(100) }), 200),
  /** Number of persons in each occupation; an empty list if the scheme can't be priced. */
  occupations: listOf(shape({ name: text(200), occupationClass: text(20), heads: whole(0, 1e6) }), 500),
  /** Premium of the scheme in yuan by the tariff; null if the scheme can't be priced. */
  premium: decimal().nullable(),
});

const event = shape({
  to: state(),
  reason: mixed<OfflineOrderReason>()
    .oneOf(['handedIn', 'changed', 'taken', 'givenBack', 'quoted', 'prepared', 'closed'])
    .required(),
  by: mixed<'agent' | 'operator'>().oneOf(['agent', 'operator']).required(),
  note: lines(2000),
  at: instant(),
});

/** Request for an action on one offline order. */
const one = () => shape({ id: rowId() });

/**
 * Fields of every request that quotes, prepares or closes an offline order. `version` is the version of the content
 * that the operator has read.
 */
const answer = { id: rowId(), version: whole(1, 1e9) };

/** Schemas of the calls in `offlineOrders.ts`, by call name. */
export const deskOfflineOrderSchemas = {
  deskOfflineOrders: {
    request: object({ page: page(), view: mixed<OfflineOrderView>().oneOf(offlineOrderViews).optional() }).noUnknown(),
    response: pageOf(summary),
  },
  deskOfflineOrder: {
    request: object({ id: rowId() }).noUnknown(),
    response: shape({
      ...summary,
      productId: text(20),
      version: whole(1, 1e9),
      handedInAt: instant(),
      startDate: dayOrEmpty(),
      months: whole(0, 1200),
      /** Premium by the tariff; null when the content can't be priced. */
      tariffPremium: yuan().nullable(),
      schemes: listOf(scheme, 100),
      answer: lines(2000),
      quotedPremium: yuan().nullable(),
      validUntil: dayOrEmpty(),
      /** Link for the agent to the prepared order; empty if there is no prepared order. */
      preparedLink: text(300),
      events: listOf(event, 500),
    }),
  },
  takeOfflineOrder: { request: one(), response: nothing() },
  giveBackOfflineOrder: { request: one(), response: nothing() },
  quoteOfflineOrder: {
    request: shape({ ...answer, totalPremium: yuan(), validUntil: day(), words: filledLines(2000) }),
    response: nothing(),
  },
  prepareOfflineOrder: {
    request: shape({ ...answer, title: filledText(200), words: lines(2000) }),
    response: shape({ link: text(300) }),
  },
  closeOfflineOrder: { request: shape({ ...answer, words: filledLines(2000) }), response: nothing() },
};

/** Wire types of the calls in `offlineOrders.ts`, by call name. */
export type DeskOfflineOrderWires = WiresOf<typeof deskOfflineOrderSchemas>;
