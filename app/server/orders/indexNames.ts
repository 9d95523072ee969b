import { setImmediate as breathe } from 'node:timers/promises';

import type { Services } from '../services/services.ts';
import { namesWithoutIndex, writeNameIndexes } from './nameIndexRepository.ts';
import { nameIndexOf } from './personIndexes.ts';

/** Number of names that are indexed in one step. Other requests can run between two steps. */
const atOnce = 500;

/**
 * Creates the blind indexes of those names that were stored before the search by person existed. Names that already
 * have an index don't change.
 */
export async function indexNames({ database, keyring }: Pick<Services, 'database' | 'keyring'>): Promise<void> {
  for (;;) {
    const rows = await namesWithoutIndex(database, atOnce);
    if (rows.length === 0) return;
    const indexed = rows.map(({ name_sealed: sealed, ...row }) => ({
      ...row,
      nameIndex: nameIndexOf(keyring, keyring.open('person.name', sealed)),
    }));
    await writeNameIndexes(database, indexed);
    await breathe();
  }
}
