import { setImmediate as breathe } from 'node:timers/promises';

import type { Services } from '../services/services.ts';
import { namesWithoutIndex, writeNameIndexes } from './nameIndexRepository.ts';
import { nameIndexOf } from './personIndexes.ts';

/** Names that are indexed before others get a turn. */
const atOnce = 500;

/** Indexes the names that were stored before lists could be searched for a person. Nothing is left to do afterwards. */
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
