const prefix = 'tuanbao.constructionArea.';
const dayMs = 24 * 60 * 60 * 1000;

interface Kept {
  readonly codes: readonly number[];
  /** Instant at which the entry expires, in milliseconds since 1970. */
  readonly until: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'codes' in value &&
  Array.isArray(value.codes) &&
  value.codes.every(Number.isInteger) &&
  'until' in value &&
  typeof value.until === 'number';

/**
 * Returns the region codes of a product's building sites that were stored on the device within the last day. Returns
 * null if there are none or if they can't be read.
 */
export function keptAreaCodes(storage: Storage, productId: string, now: Date): readonly number[] | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(prefix + productId) ?? 'null');
    const left = isKept(kept) ? kept.until - now.getTime() : 0;
    // If the clock was set back, `left` can be more than a day. Such an entry is treated as expired, because it would
    // stay valid for too long.
    return isKept(kept) && left > 0 && left <= dayMs ? kept.codes : null;
  } catch {
    return null;
  }
}

/**
 * Stores the region codes of a product's building sites on the device for a day. The specification (§9) gives an expiry
 * of 1 without a unit; the unit is taken to be a day.
 */
export function keepAreaCodes(storage: Storage, productId: string, codes: readonly number[], now: Date): void {
  const kept: Kept = { codes, until: now.getTime() + dayMs };
  try {
    storage.setItem(prefix + productId, JSON.stringify(kept));
  } catch (error) {
    // If the device refuses storage, the codes are requested again at the next visit.
    if (!(error instanceof DOMException)) throw error;
  }
}
