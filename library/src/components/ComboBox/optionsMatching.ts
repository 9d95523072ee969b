import { spokenParts } from '../../domain/pinyin/readingTable.ts';
import { isPinyin, pinyinLetters, spelledSyllables, spellingOf } from '../../domain/pinyin/spelling.ts';

/** One option of a long list. */
export interface ComboBoxOption {
  /** Value of the option, unique in the list. */
  readonly value: string;
  /** Text that the user sees and searches. */
  readonly label: string;
  /**
   * Syllables of the label without tones (`gong shang yin hang`), so that the option is found by full pinyin, initials
   * or a mixture.
   */
  readonly pinyin?: string;
  /** Other words that find the option: short names, codes or former names. */
  readonly keywords?: readonly string[];
  /** A second line that distinguishes similar options. */
  readonly description?: string;
  /** Heading above the option. Options with the same heading must be adjacent. */
  readonly group?: string;
  /** Makes the option unavailable. @default false */
  readonly isDisabled?: boolean;
}

/** A range of characters in a label; the start index is included, the end index isn't. */
export type Mark = readonly [start: number, end: number];

/** An option that matches a search, with the matched characters in its label. */
export interface OptionMatch {
  /** The option to which the match belongs. */
  readonly option: ComboBoxOption;
  /** The matched ranges of the label. */
  readonly marks: readonly Mark[];
}

interface Word {
  readonly text: string;
  readonly syllables: readonly string[];
  /** The range of characters in the label for each syllable; empty for words other than the label. */
  readonly places: readonly Mark[];
}

/** The searchable words of an option: first its label, then its other words. */
interface ReadOption {
  readonly option: ComboBoxOption;
  readonly words: readonly Word[];
}

/** Options that have been prepared for the search; this is done once per list. */
export type OptionIndex = readonly ReadOption[];

interface Hit {
  /** Rank of the match; 0 is the best. */
  readonly rank: number;
  readonly marks: readonly Mark[];
}

/** A longer text can't match: it is longer than any name together with its pinyin. */
const longestQuery = 100;

const normal = (text: string): string => text.normalize('NFKC').toLowerCase();

function placesIn(label: string): readonly Mark[] {
  let from = 0;
  return spokenParts(label).map((part) => {
    const start = label.indexOf(part, from);
    from = start + part.length;
    return [start, from];
  });
}

function labelWord({ label, pinyin }: ComboBoxOption): Word {
  const syllables = pinyin?.split(' ') ?? [];
  const places = placesIn(label);
  return { text: normal(label), syllables, places: places.length === syllables.length ? places : [] };
}

/** Prepares options for the search with `optionsMatching`. */
export const optionIndexOf = (options: readonly ComboBoxOption[]): OptionIndex =>
  options.map((option) => ({
    option,
    words: [
      labelWord(option),
      ...(option.keywords ?? []).map((word): Word => ({ text: normal(word), syllables: [], places: [] })),
    ],
  }));

const queryWords = (text: string): readonly string[] =>
  text.length > longestQuery ? [] : normal(text).trim().split(/\s+/u).filter(Boolean);

const spellingRanks = { whole: 0, beginning: 2, within: 4 } as const;

function byPinyin(word: Word, letters: string): Hit | null {
  const spelling = spellingOf(word.syllables, letters, word.syllables.length);
  const spelled = spelledSyllables(word.syllables, letters);
  if (spelling === null || spelled === null) return null;
  const first = word.places[spelled.start];
  const last = word.places[spelled.end - 1];
  return { rank: spellingRanks[spelling], marks: first && last ? [[first[0], last[1]]] : [] };
}

function hitOf(word: Word, query: string): Hit | null {
  const start = word.text.indexOf(query);
  if (start !== -1) {
    const rank = word.text === query ? 0 : start === 0 ? 2 : 4;
    return { rank, marks: [[start, start + query.length]] };
  }
  return isPinyin(query) && word.syllables.length > 0 ? byPinyin(word, pinyinLetters(query)) : null;
}

/** The best match of an option for one word. A match in words other than the label doesn't mark characters. */
function answerOf({ option, words }: ReadOption, query: string): Hit | null {
  let best: Hit | null = null;
  for (const [at, word] of words.entries()) {
    const hit = hitOf(word, query);
    if (!hit) continue;
    const answer = at === 0 ? hit : { rank: hit.rank + 1, marks: [] };
    if (!best || answer.rank < best.rank) best = answer;
  }
  return best ?? (option.group && normal(option.group).includes(query) ? { rank: 6, marks: [] } : null);
}

/**
 * The ranges of a label in which the characters of `query` occur in the same order: 工行 in 中国工商银行. Null when they don't.
 */
function marksInOrder(text: string, query: string): readonly Mark[] | null {
  const marks: Mark[] = [];
  let from = 0;
  for (const character of query) {
    const start = text.indexOf(character, from);
    if (start === -1) return null;
    from = start + character.length;
    marks.push([start, from]);
  }
  return marks;
}

const isAligned = ({ option, words }: ReadOption): boolean => words[0]?.text.length === option.label.length;

/**
 * The options that match a text, best first: whole label, beginning of the label, part of the label, other word, group.
 * Every word of the text must match, in Chinese, pinyin or initials. If no option matches, labels that contain all
 * characters in the same order are returned. An empty text returns all options.
 */
export function optionsMatching(index: OptionIndex, text: string): readonly OptionMatch[] {
  const queries = queryWords(text);
  if (queries.length === 0) return text.trim() === '' ? index.map(({ option }) => ({ option, marks: [] })) : [];

  const found = index.flatMap((entry) => {
    const hits = queries.map((query) => answerOf(entry, query));
    if (!hits.every((hit) => hit !== null)) return [];
    const marks = isAligned(entry) ? hits.flatMap((hit) => hit.marks) : [];
    return [{ option: entry.option, marks, rank: Math.max(...hits.map(({ rank }) => rank)) }];
  });
  if (found.length > 0) return found.sort((one, other) => one.rank - other.rank);

  const joined = queries.join('');
  if (Array.from(joined).length < 2) return [];
  return index.flatMap((entry) => {
    const marks = marksInOrder(entry.words[0]?.text ?? '', joined);
    return marks ? [{ option: entry.option, marks: isAligned(entry) ? marks : [] }] : [];
  });
}
