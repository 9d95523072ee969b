import { object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { dayOrEmpty, listOf, shape, text, whole, wholeInUrl } from '../../wire/fields.ts';
import { pageFields } from './pages.ts';

const mostRows = 1e15;

/** Fields that select records, and the page of the result. An empty or absent field doesn't limit the selection. */
const selection = () => ({
  ...pageFields(),
  action: text(100).optional(),
  /** First and last day in Asia/Shanghai. */
  from: dayOrEmpty().optional(),
  until: dayOrEmpty().optional(),
  /** Selects the records up to this id, so that new records don't shift the pages of an export; absent or 0 for all. */
  upTo: wholeInUrl(0, mostRows).optional(),
});

const pageOf = <Fields extends object>(fields: Fields) => ({
  total: whole(0, mostRows),
  /** Id of the newest record that is selected; 0 when there is none. */
  newest: whole(0, mostRows),
  list: fields,
});

const actionWire = shape({
  recordId: whole(1, mostRows),
  time: text(40),
  /** User name of the operator; for an action by a command, the name of the account that ran the command. */
  operator: text(60),
  action: text(100),
  subject: text(1000),
  reason: text(1000),
});

const agentLookWire = shape({
  recordId: whole(1, mostRows),
  time: text(40),
  agentName: text(100),
  action: text(100),
  orderSn: text(40),
  subject: text(1000),
});

/** Schemas of the calls in `records.ts`, by call name. */
export const recordSchemas = {
  listActions: {
    request: object({ ...selection(), operator: text(60).optional(), subject: text(200).optional() }).noUnknown(),
    response: shape(pageOf(listOf(actionWire, 500))),
  },
  listAgentLooks: {
    request: object({ ...selection(), agentName: text(60).optional(), orderSn: text(40).optional() }).noUnknown(),
    response: shape(pageOf(listOf(agentLookWire, 500))),
  },
};

/** Wire types of the calls in `records.ts`, by call name. */
export type RecordWires = WiresOf<typeof recordSchemas>;
