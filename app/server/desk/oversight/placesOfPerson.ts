import { setImmediate as breathe } from 'node:timers/promises';

import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';

import { fileKeysIn } from '../../files/fileKeys.ts';
import type { Keyring } from '../../platform/encryption/keyring.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { type SealedPlace, sealedRows } from './personRepository.ts';

/**
 * Columns with encrypted JSON in which the data of a person are searched for. The rosters of orders aren't included.
 * Mails are included, because they contain e-mail addresses that agents entered.
 */
export const sealedPlaces: readonly SealedPlace[] = [
  { table: 'drafts', key: 'id', column: 'content_sealed', purpose: 'draft' },
  { table: 'quotations', key: 'id', column: 'content_sealed', purpose: 'quotation' },
  { table: 'custom_orders', key: 'id', column: 'content_sealed', purpose: 'customOrder' },
  { table: 'offline_orders', key: 'uuid', column: 'content_sealed', purpose: 'offlineOrder' },
  { table: 'endorsements', key: 'uuid', column: 'changes_sealed', purpose: 'endorsement' },
  { table: 'orders', key: 'sn', column: 'applicant_sealed', purpose: 'applicant' },
  { table: 'orders', key: 'sn', column: 'subjects_sealed', purpose: 'subjects' },
  { table: 'orders', key: 'sn', column: 'invoice_wish_sealed', purpose: 'invoiceWish' },
  { table: 'order_transfers', key: 'order_id', column: 'content_sealed', purpose: 'transfer' },
  { table: 'endorsement_transfers', key: 'endorsement_id', column: 'content_sealed', purpose: 'transfer' },
  { table: 'invoices', key: 'uuid', column: 'record_sealed', purpose: 'invoice' },
  { table: 'mails', key: 'id', column: 'content_sealed', purpose: 'mail' },
];

/** A stored row with data of the person, and the parts of its content that are about the person. */
export interface FoundPlace {
  readonly table: string;
  readonly key: string;
  readonly parts: readonly object[];
  /** Keys of the stored files that the content names. */
  readonly fileKeys: readonly string[];
}

/** Number of rows that are decrypted in one step. Between two steps, other requests can run. */
const batch = 50;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the objects in a JSON value that contain the id number as the value of one of their fields. */
export function partsWith(value: unknown, idNo: string): readonly object[] {
  if (!isObject(value)) return [];
  const values: readonly unknown[] = Object.values(value);
  const isOwn = values.some((each) => typeof each === 'string' && normaliseIdNumber(each) === idNo);
  return [...(isOwn && !Array.isArray(value) ? [value] : []), ...values.flatMap((each) => partsWith(each, idNo))];
}

/**
 * Returns, from all places, the rows that contain the id number, each with the parts of its content that are about the
 * person.
 */
export async function placesOfPerson(
  tx: DatabaseTransaction,
  keyring: Keyring,
  idNo: string,
): Promise<readonly FoundPlace[]> {
  const found: FoundPlace[] = [];
  for (const place of sealedPlaces) {
    let after = '';
    for (;;) {
      const rows = await sealedRows(tx, place, after, batch);
      for (const { key, sealed } of rows) {
        const text = keyring.open(place.purpose, sealed);
        const parts = partsWith(JSON.parse(text), normaliseIdNumber(idNo));
        if (parts.length > 0) found.push({ table: place.table, key, parts, fileKeys: fileKeysIn(text) });
      }
      if (rows.length < batch) break;
      after = rows.at(-1)?.key ?? '';
      await breathe();
    }
  }
  return found;
}
