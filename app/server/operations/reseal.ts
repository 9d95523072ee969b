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

/** Values that are held in memory at once: of rosters, which take up to 8 MB, only some. */
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

/** Places that hold values of older keys, with how many. */
export async function staleValues(database: Database, keyring: Keyring): Promise<ReadonlyMap<string, number>> {
  const stale = new Map<string, number>();
  for (const place of sealedPlaces) {
    const total = await countStale(database, place, keyring.version);
    if (total > 0) stale.set(place.name, total);
  }
  return stale;
}

/**
 * Seals every value again that an older key sealed. Servers may run meanwhile, as long as they know both keys; what one
 * that starts with the older key writes is found by the next run. Gives back how many values were sealed again.
 */
export async function resealAll(database: Database, keyring: Keyring): Promise<number> {
  let resealed = 0;
  for (const place of sealedPlaces) resealed += await resealPlace(database, keyring, place);
  return resealed;
}
