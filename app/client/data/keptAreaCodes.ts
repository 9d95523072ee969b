const prefix = 'tuanbao.constructionArea.';
const dayMs = 24 * 60 * 60 * 1000;

interface Kept {
  readonly codes: readonly number[];
  /** Milliseconds since 1970 from which it counts no more. */
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

/** Where a product covers building sites, as it was kept within the last day; null where it wasn't. */
export function keptAreaCodes(storage: Storage, productId: string, now: Date): readonly number[] | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(prefix + productId) ?? 'null');
    const left = isKept(kept) ? kept.until - now.getTime() : 0;
    return isKept(kept) && left > 0 && left <= dayMs ? kept.codes : null; // a clock that was set back keeps nothing for ever
  } catch {
    return null;
  }
}

/** Keeps where a product covers building sites, for a day (specification §9: expiry 1, its unit is ours). */
export function keepAreaCodes(storage: Storage, productId: string, codes: readonly number[], now: Date): void {
  const kept: Kept = { codes, until: now.getTime() + dayMs };
  try {
    storage.setItem(prefix + productId, JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // a device that refuses storage asks again next time
  }
}
