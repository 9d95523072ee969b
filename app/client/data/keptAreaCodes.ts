const prefix = 'tuanbao.constructionArea.';
const dayMs = 24 * 60 * 60 * 1000;

interface Kept {
  readonly codes: readonly number[];
  /** Milliseconds since 1970 at which the entry expires. */
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
 * Returns the region codes of a product's building sites that were stored within the last day; null when there are
 * none.
 */
export function keptAreaCodes(storage: Storage, productId: string, now: Date): readonly number[] | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(prefix + productId) ?? 'null');
    const left = isKept(kept) ? kept.until - now.getTime() : 0;
    // a clock that was set back must not make the entry last forever
    return isKept(kept) && left > 0 && left <= dayMs ? kept.codes : null;
  } catch {
    return null;
  }
}

/**
 * Stores the region codes of a product's building sites for a day. The specification (§9) gives the expiry 1 without a
 * unit; the project chose days.
 */
export function keepAreaCodes(storage: Storage, productId: string, codes: readonly number[], now: Date): void {
  const kept: Kept = { codes, until: now.getTime() + dayMs };
  try {
    storage.setItem(prefix + productId, JSON.stringify(kept));
  } catch (error) {
    // if the device refuses storage, the codes are requested again next time
    if (!(error instanceof DOMException)) throw error;
  }
}
