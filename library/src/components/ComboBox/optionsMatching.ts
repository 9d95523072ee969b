import { spokenParts } from '../../domain/pinyin/readingTable.ts';
import { isPinyin, pinyinLetters, spelledSyllables, spellingOf } from '../../domain/pinyin/spelling.ts';

/** One option of a combo box. */
export interface ComboBoxOption {
  /** Value of the option, unique in the list of options. */
  readonly value: string;
  /** Visible text of the option. The user can search for this text. */
  readonly label: string;
  /**
   * Pinyin syllables of the label without tones (`gong shang yin hang`). If they are given, the user can also search by
   * full pinyin, by initials or by a mixture of both.
   */
  readonly pinyin?: string;
  /** Words by which the option is found in addition to its label: short names, codes or former names. */
  readonly keywords?: readonly string[];
  /** A second line below the label, which distinguishes similar options. */
  readonly description?: string;
  /** Heading above the options of a group. Options with the same heading must be adjacent. */
  readonly group?: string;
  /** Makes the option unavailable. @default false */
  readonly isDisabled?: boolean;
}

/** A range of characters in a label. It includes the character at `start` and excludes the character at `end`. */
export type Mark = readonly [start: number, end: number];

/** An option that matches a search, with the matching ranges of its label. */
export interface OptionMatch {
  /** The option to which the match belongs. */
  readonly option: ComboBoxOption;
  /** The ranges of characters in the label that match the search. */
  readonly marks: readonly Mark[];
}

interface Word {
  readonly text: string;
  readonly syllables: readonly string[];
  /**
   * For each syllable: the range of its characters in the label. The list is empty if the word is a keyword, or if the
   * syllables don't correspond to the label's characters.
   */
  readonly places: readonly Mark[];
}

/** An option with the words for which the user can search: first its label, then its keywords. */
interface ReadOption {
  readonly option: ComboBoxOption;
  readonly words: readonly Word[];
}

/** Options that are prepared for the search. Prepare each list of options only once. */
export type OptionIndex = readonly ReadOption[];

interface Hit {
  /** Rank of the match; 0 is the best rank. */
  readonly rank: number;
  readonly marks: readonly Mark[];
}

/**
 * Maximum number of characters of a search text. A longer text matches no option. Labels and their pinyin are usually
 * shorter than this.
 */
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

/** Prepares options for the search with `optionsMatching`. The result can be used for many searches. */
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

/**
 * The best match of an option for one word of the search; null when the option doesn't match. If the best match isn't
 * in the label, no characters are marked.
 */
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
 * The ranges of the characters of `query` in a label. The label must contain all these characters in the same order, as
 * 中国工商银行 contains 工行. Otherwise returns null.
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
 * The options that match a search text, best first: options whose label or keyword equals the text, then options whose
 * label or keyword begins with the text, then options whose label or keyword contains the text. In each of these three
 * groups, matches of the label come before matches of a keyword. Options that match only by the heading of their group
 * come last. Each word of the text must match as it is written, as pinyin or as initials. If no option matches a text
 * of two or more characters, returns the options whose label contains these characters in the order of the text. An
 * empty text matches all options.
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
