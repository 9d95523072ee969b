import { type Locale, type MessagePack, sourceLocaleOf } from '../../i18n/messagePack.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** For each locale: the message packs whose missing texts were already reported. */
const reported = new Map<Locale, WeakSet<MessagePack<unknown>>>();

/** Keys of the texts that only `all` contains. A key is followed by its text if this is a string: `close (关闭)`. */
function missingIn(given: unknown, all: unknown, path: string): readonly string[] {
  if (typeof all === 'object' && all !== null && !Array.isArray(all)) {
    const groups = new Map<string, unknown>(Object.entries(given ?? {}));
    return Object.entries(all).flatMap(([key, each]) =>
      missingIn(groups.get(key), each, path === '' ? key : `${path}.${key}`),
    );
  }
  if (given !== undefined) return [];
  return [typeof all === 'string' ? `${path} (${all})` : path];
}

/**
 * Reports on the console which texts of a message pack are missing in a locale. Each pack and locale is reported once.
 * In production, nothing is reported.
 */
export function reportMissingTexts(pack: MessagePack<unknown>, locale: Locale, given: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  const packs = reported.get(locale) ?? new WeakSet();
  if (packs.has(pack)) return;
  reported.set(locale, packs.add(pack));
  const source = sourceLocaleOf(locale);
  const missing = missingIn(given, pack[source], '');
  if (missing.length > 0) {
    console.warn(`@tuanbao/library: no texts in ${locale}, so those in ${source} are shown: ${missing.join(', ')}`);
  }
}
