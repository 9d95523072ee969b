import { isPinyin, pinyinLetters, spelledSyllables } from '../pinyin/spelling.ts';
import type { RegionPinyin } from './regionPinyin.ts';
import { searchWords } from './regionSearch.ts';

/** Characters of a name: from the first up to, not including, the last number. */
export type NameMark = readonly [start: number, end: number];

/** The characters of a name that the letters spell in one of its readings. */
function spelledIn(name: string, letters: string, pinyin: RegionPinyin): NameMark | null {
  const characters = Array.from(name);
  const offset = (syllable: number): number => characters.slice(0, syllable).join('').length;
  for (const reading of pinyin.readingsOf(name)) {
    const spelled = spelledSyllables(reading, letters);
    if (spelled) return [offset(spelled.start), offset(spelled.end)];
  }
  return null;
}

/** Where a word stands in the names read as one text: together, else character by character. */
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

/** The same places, told name by name. */
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
    return names.map((name) => {
      const mark = pinyin && spelledIn(name, letters, pinyin);
      return mark ? [mark] : [];
    });
  }
  if (names.some((name) => name.includes(word)))
    return names.map((name) => (name.includes(word) ? [[name.indexOf(word), name.indexOf(word) + word.length]] : []));
  return byName(names, placesIn(names.join(''), word));
}

/** What of the names from the province to a region answers a search, name by name; a search by code answers in none. */
export function searchMarks(
  names: readonly string[],
  text: string,
  pinyin: RegionPinyin | null,
): readonly (readonly NameMark[])[] {
  const byWord = searchWords(text).map((word) => marksOfWord(names, word, pinyin));
  return names.map((_, at) => byWord.flatMap((marks) => marks[at] ?? []));
}
