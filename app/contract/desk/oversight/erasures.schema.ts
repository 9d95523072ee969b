import { type KeepingRule, keepingRules } from '@tuanbao/library/domain/order/keepingPeriod';
import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { dayOrEmpty, filledText, listOf, nothing, shape, text, whole } from '../../wire/fields.ts';
import { reason } from '../fields.ts';

/** Kinds of records in which a person's data can be stored. */
export const erasurePlaces = [
  'roster',
  'application',
  'transfer',
  'invoice',
  'endorsement',
  'endorsementTransfer',
  'draft',
  'quotation',
  'preparedOrder',
  'offlineOrder',
  'mail',
  'orderFiles',
  'workFiles',
] as const;

export type ErasurePlaceName = (typeof erasurePlaces)[number];

const tables: ReadonlyMap<string, ErasurePlaceName> = new Map([
  ['insured_persons', 'roster'],
  ['orders', 'application'],
  ['order_transfers', 'transfer'],
  ['invoices', 'invoice'],
  ['endorsements', 'endorsement'],
  ['endorsement_transfers', 'endorsementTransfer'],
  ['drafts', 'draft'],
  ['quotations', 'quotation'],
  ['custom_orders', 'preparedOrder'],
  ['offline_orders', 'offlineOrder'],
  ['mails', 'mail'],
  ['order_files', 'orderFiles'],
  ['stored_files', 'workFiles'],
]);

/**
 * Returns the kind of records (see `erasurePlaces`) that a database table contains, for example `roster` for the table
 * of insured persons.
 * @throws TypeError when the table isn't listed as a table with personal data
 */
export function erasureTableOf(table: string): ErasurePlaceName {
  const place = tables.get(table);
  if (!place) throw new TypeError(`${table} is no place of a person`);
  return place;
}

const placeWire = shape({
  place: mixed<ErasurePlaceName>().oneOf(erasurePlaces).defined(),
  /** Number of the order and number of its policy; both are empty if the data belong to no order. */
  orderSn: text(40),
  policySn: text(60),
  /** Number of rows of this place that contain the person's data. */
  rows: whole(1, 1e9),
  /** Last day on which the data are kept; empty when they are erased immediately, or no day is known yet. */
  keptUntil: dayOrEmpty(),
  /** Rule that keeps the data; absent when they are erased immediately. */
  rule: mixed<KeepingRule>().oneOf(keepingRules).optional(),
});

const ofPerson = () => object({ idNo: filledText(40), reason: reason() }).noUnknown();

/** Schemas of the calls in `erasures.ts`, by call name. */
export const erasureSchemas = {
  planErasure: { request: ofPerson(), response: shape({ places: listOf(placeWire, 10_000) }) },
  askErasure: { request: ofPerson(), response: nothing() },
};

/** Wire types of the calls in `erasures.ts`, by call name. */
export type ErasureWires = WiresOf<typeof erasureSchemas>;
