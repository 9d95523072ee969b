import { isPinyin, pinyinLetters, spelledBeginnings, spelledSyllables } from '../pinyin/spelling.ts';
import { type RegionPinyin, shortName } from './regionPinyin.ts';
import { joinedWords, searchWords } from './regionSearch.ts';

/** A range of characters in a name. The character at `start` belongs to the range, the character at `end` doesn't. */
export type NameMark = readonly [start: number, end: number];

/** Converts the index of a syllable to the index at which its character begins in the name. */
const offsetIn = (name: string, syllable: number): number => Array.from(name).slice(0, syllable).join('').length;

/**
 * The range of characters that the typed letters spell in any reading of a name; null when the letters spell no part of
 * the name.
 */
function spelledIn(name: string, letters: string, pinyin: RegionPinyin): NameMark | null {
  for (const reading of pinyin.readingsOf(name)) {
    const spelled = spelledSyllables(reading, letters);
    if (spelled) return [offsetIn(name, spelled.start), offsetIn(name, spelled.end)];
  }
  return null;
}

/**
 * For each name, the ranges of characters that the typed letters spell across successive names, such as 深圳 and 南山 for
 * `szns`. Null when the letters don't spell at least two of the names.
 */
function spelledAcross(names: readonly string[], letters: string, pinyin: RegionPinyin): NameMark[][] | null {
  for (const [level, name] of names.entries())
    for (const { end, rest } of pinyin.readingsOf(name).flatMap((one) => spelledBeginnings(one, letters, shortName))) {
      const below = names.slice(level + 1);
      const marks = below.map((each) => spelledIn(each, rest, pinyin));
      const last = marks.findIndex((mark) => mark?.[0] === 0);
      const found =
        last === -1 ? spelledAcross(below, rest, pinyin) : marks.map((mark, at) => (mark && at === last ? [mark] : []));
      if (found) return [...names.slice(0, level).map(() => []), [[0, offsetIn(name, end)]], ...found];
    }
  return null;
}

/**
 * Finds a search word in the concatenated names. If the whole word doesn't occur, its characters are searched one after
 * the other.
 */
function placesIn(way: string, word: string): readonly NameMark[] {
  const at = way.indexOf(word);
  if (at !== -1) return [[at, at + word.length]];
  const places: NameMark[] = [];
  let from = 0;
  for (const character of word) {
    const start = way.indexOf(character, from);
    if (start === -1) return [];
    from = start + character.length;
    places.push([start, from]);
  }
  return places;
}

/** Converts indexes in the concatenated names to indexes in the single names. */
function byName(names: readonly string[], places: readonly NameMark[]): NameMark[][] {
  let before = 0;
  return names.map((name) => {
    const from = before;
    before += name.length;
    return places
      .map(([start, end]): NameMark => [Math.max(start - from, 0), Math.min(end - from, name.length)])
      .filter(([start, end]) => start < end);
  });
}

function marksOfWord(names: readonly string[], word: string, pinyin: RegionPinyin | null): NameMark[][] {
  if (isPinyin(word)) {
    const letters = pinyinLetters(word);
    const marks = names.map((name) => {
      const mark = pinyin && spelledIn(name, letters, pinyin);
      return mark ? [mark] : [];
    });
    const isSpelled = marks.some((one) => one.length > 0);
    return (isSpelled || !pinyin ? null : spelledAcross(names, letters, pinyin)) ?? marks;
  }
  if (names.some((name) => name.includes(word)))
    return names.map((name) => (name.includes(word) ? [[name.indexOf(word), name.indexOf(word) + word.length]] : []));
  return byName(names, placesIn(names.join(''), word));
}

/**
 * For each name from the province down to a region, the ranges of characters that match a search text. A search by code
 * has no ranges.
 */
export function searchMarks(
  names: readonly string[],
  text: string,
  pinyin: RegionPinyin | null,
): readonly (readonly NameMark[])[] {
  const words = searchWords(text);
  const marksOf = (some: readonly string[]): NameMark[][][] => some.map((word) => marksOfWord(names, word, pinyin));
  const joined = marksOf(joinedWords(words));
  const isJoined = joined.every((marks) => marks.some((one) => one.length > 0));
  const byWord = isJoined ? joined : marksOf(words);
  return names.map((_, at) => byWord.flatMap((marks) => marks[at] ?? []));
}
