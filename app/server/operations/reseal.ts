import type { Keyring } from '../platform/encryption/keyring.ts';
import type { Database } from '../tables/database.ts';
import {
  beforeFirst,
  countStale,
  replaceSealed,
  type SealedPlace,
  sealedPlaces,
  staleRowsBehind,
} from './sealedPlaceRepository.ts';

/**
 * Number of values that are loaded at the same time. The number is small for `content_sealed`, because such a value
 * contains a roster and takes up to 8 MB.
 */
const batchSize = (place: SealedPlace): number => (place.name.endsWith('.content_sealed') ? 8 : 500);

async function resealPlace(database: Database, keyring: Keyring, place: SealedPlace): Promise<number> {
  let resealed = 0;
  for (let last = beforeFirst; ;) {
    const rows = await staleRowsBehind(database, place, { last, version: keyring.version, limit: batchSize(place) });
    const end = rows.at(-1);
    if (!end) return resealed;
    const fresh = rows.map(({ at, sealed: was }) => ({
      at,
      was,
      sealed: keyring.seal(place.purpose, keyring.open(place.purpose, was)),
    }));
    resealed += await replaceSealed(database, place, fresh);
    last = end.at;
  }
}

/**
 * Names of the columns that have values encrypted with older keys than the newest key, each with the number of such
 * values.
 */
export async function staleValues(database: Database, keyring: Keyring): Promise<ReadonlyMap<string, number>> {
  const stale = new Map<string, number>();
  for (const place of sealedPlaces) {
    const total = await countStale(database, place, keyring.version);
    if (total > 0) stale.set(place.name, total);
  }
  return stale;
}

/**
 * Encrypts with the newest key all values that are encrypted with older keys. Servers may run at the same time if they
 * have the older keys and the newest key. If a server still encrypts with an older key, its new values may need another
 * run. Returns the number of values that were encrypted again.
 */
export async function resealAll(database: Database, keyring: Keyring): Promise<number> {
  let resealed = 0;
  for (const place of sealedPlaces) resealed += await resealPlace(database, keyring, place);
  return resealed;
}
