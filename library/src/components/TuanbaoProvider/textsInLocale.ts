import { type Locale, type MessagePack, type SourceLocale, sourceLocaleOf } from '../../i18n/messagePack.ts';
import type { ReplacedMessages } from '../../i18n/replaceMessages.ts';
import { reportMissingTexts } from './reportMissingTexts.ts';

type Texts = Readonly<Record<string, unknown>>;

const isGroup = (texts: unknown): texts is Texts =>
  typeof texts === 'object' && texts !== null && !Array.isArray(texts);

/** Merges two levels of texts key by key. A text in `above` replaces the text with the same key in `below`. */
function laidOver(below: unknown, above: unknown): unknown {
  if (!isGroup(below) || !isGroup(above)) return above ?? below;
  const texts = new Map(Object.entries(below));
  for (const [key, each] of Object.entries(above)) texts.set(key, laidOver(texts.get(key), each));
  return Object.fromEntries(texts);
}

/** The locale and all more general locales. The most general locale comes first: `zh`, `zh-Hant`, `zh-Hant-HK`. */
const localesUpTo = (locale: Locale): readonly Locale[] =>
  locale.split('-').map((_, at, parts) => parts.slice(0, at + 1).join('-'));

/**
 * Texts of a message pack in a locale; undefined when no text is replaced. The texts are merged in this order, and
 * later texts replace earlier texts: the library's texts in the source locale, replacements for the source locale,
 * replacements for the more general locales, replacements for the locale.
 */
function textsIn(pack: MessagePack<unknown>, locale: Locale, replacements: readonly ReplacedMessages[]): unknown {
  const source = sourceLocaleOf(locale);
  const givenFor = (each: Locale) =>
    replacements.flatMap(({ texts }) => (Object.hasOwn(texts, each) ? texts[each] : []));
  const own = localesUpTo(locale)
    .filter((each) => each !== source)
    .flatMap(givenFor);
  const given = [...givenFor(source), ...own];
  const isOtherLanguage = !locale.startsWith(source.slice(0, 2));
  if (own.length > 0 || isOtherLanguage) {
    reportMissingTexts(pack, locale, own.reduce(laidOver, {}));
  }
  return given.length > 0 ? given.reduce(laidOver, pack[source]) : undefined;
}

/**
 * Returns a function. This function returns the texts of a message pack after all replacements, by source locale
 * (`zh-CN` and `en-US`). The texts in `locale` are stored under the source locale of `locale`. For the same pack, the
 * function returns the same object each time. It returns undefined when no text of the pack is replaced.
 */
export function textsInLocale(
  locale: Locale,
  replaced: readonly ReplacedMessages[],
): (pack: MessagePack<unknown>) => Readonly<Partial<Record<SourceLocale, unknown>>> | undefined {
  const known = new Map<MessagePack<unknown>, Readonly<Partial<Record<SourceLocale, unknown>>> | undefined>();
  return (pack) => {
    if (!known.has(pack)) {
      const ofPack = replaced.filter((each) => each.pack === pack);
      const texts = (['zh-CN', 'en-US'] as const).flatMap((source) => {
        const found = textsIn(pack, source === sourceLocaleOf(locale) ? locale : source, ofPack);
        return found === undefined ? [] : [[source, found] as const];
      });
      known.set(pack, texts.length > 0 ? Object.fromEntries(texts) : undefined);
    }
    return known.get(pack);
  };
}
