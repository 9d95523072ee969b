import { betterSpelling, type Spelling, spelledBeginnings, spelledSyllables, spellingOf } from '../pinyin/spelling.ts';

/** The pinyin that is used to search the names of regions. */
export interface RegionPinyin {
  /** Returns all readings of a name, each as syllables without tones: 乐清市 has yue-qing-shi and le-qing-shi. */
  readingsOf(name: string): readonly (readonly string[])[];
  /** Returns how well letters match any reading of a name; null when they match no reading. */
  spellingOf(name: string, letters: string): Spelling | null;
  /**
   * Removes a name, written in full or shortened, from the beginning of `letters` and returns the remaining letters:
   * `nanshan` for the name 深圳市 and the letters `shenzhennanshan`. There can be several results.
   */
  restsAfter(name: string, letters: string): readonly string[];
}

/** Minimum number of syllables of a shortened name, such as 广西 for 广西壮族自治区. */
export const shortName = 2;

const suffix = /(?:特别行政区|自治[区州县旗]|地区|[省市区县盟旗])$/u;

/**
 * Number of characters of a name without its suffix (市, 区 …). In a short name such as 蔚县 the suffix counts as part of
 * the name.
 */
function coreLength(name: string): number {
  const core = Array.from(name.replace(suffix, '')).length;
  return core >= 2 ? core : Array.from(name).length;
}

/**
 * Parses the compressed pinyin. The first line contains syllables with their characters. Each line after the first is
 * `name syllables/syllables`.
 * @throws RangeError when the text has another format
 */
export function regionPinyinOf(text: string): RegionPinyin {
  const [table = '', ...exceptions] = text.split('\n');
  const syllables = new Map<string, string>();
  for (const entry of table.split(' ')) {
    const [, syllable, characters] = /^([a-z]+)(\P{ASCII}+)$/u.exec(entry) ?? [];
    if (!syllable || !characters) throw new RangeError('not a table of readings');
    for (const character of characters) syllables.set(character, syllable);
  }
  const special = new Map<string, readonly (readonly string[])[]>();
  for (const line of exceptions) {
    const [, name, readings] = /^(\S+) ([a-z /]+)$/u.exec(line) ?? [];
    if (!name || !readings) throw new RangeError('not a reading');
    special.set(
      name,
      readings.split('/').map((reading) => reading.split(' ')),
    );
  }

  const readingsOf = (name: string) =>
    special.get(name) ?? [Array.from(name, (character) => syllables.get(character) ?? character)];
  return {
    readingsOf,
    spellingOf: (name, letters) =>
      readingsOf(name)
        .map((reading) => (spelledSyllables(reading, letters) ? spellingOf(reading, letters, coreLength(name)) : null))
        .reduce(betterSpelling, null),
    restsAfter: (name, letters) =>
      readingsOf(name).flatMap((reading) => spelledBeginnings(reading, letters, shortName).map(({ rest }) => rest)),
  };
}
