import { type Locale, type MessagePack, type SourceLocale, sourceLocaleOf } from '../../i18n/messagePack.ts';
import type { ReplacedMessages } from '../../i18n/replaceMessages.ts';
import { reportMissingTexts } from './reportMissingTexts.ts';

type Texts = Readonly<Record<string, unknown>>;

const isGroup = (texts: unknown): texts is Texts =>
  typeof texts === 'object' && texts !== null && !Array.isArray(texts);

/** The texts `below`, with those of `above` in their place key by key. */
function laidOver(below: unknown, above: unknown): unknown {
  if (!isGroup(below) || !isGroup(above)) return above ?? below;
  const texts = new Map(Object.entries(below));
  for (const [key, each] of Object.entries(above)) texts.set(key, laidOver(texts.get(key), each));
  return Object.fromEntries(texts);
}

/** A locale and the more general ones, the most general first: `zh`, `zh-Hant`, `zh-Hant-HK`. */
const localesUpTo = (locale: Locale): readonly Locale[] =>
  locale.split('-').map((_, at, parts) => parts.slice(0, at + 1).join('-'));

/**
 * Texts of a pack in a locale: the library's in its source locale, below those that the replacements have for the source
 * locale and for the locale, the later ones on top. Undefined when no replacement has any.
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
 * Returns a function that gives the replacing texts of a pack for a locale and for both source locales, each under the
 * key of its source locale. It returns the same object each time; undefined when nothing is replaced.
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
