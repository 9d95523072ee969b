import { betterSpelling, type Spelling, spelledBeginnings, spelledSyllables, spellingOf } from '../pinyin/spelling.ts';

/** Pinyin of the names of regions. */
export interface RegionPinyin {
  /** All readings of a name, as syllables without tones: 乐清市 has yue-qing-shi and le-qing-shi. */
  readingsOf(name: string): readonly (readonly string[])[];
  /** Quality of the match between letters and any reading of the name; null when there is no match. */
  spellingOf(name: string, letters: string): Spelling | null;
  /** The remaining letters after a short or full name at their beginning: `nanshan` of `shenzhennanshan` after 深圳市. */
  restsAfter(name: string, letters: string): readonly string[];
}

/** Minimum number of syllables of a shortened name: 广西 for 广西壮族自治区. */
export const shortName = 2;

const suffix = /(?:特别行政区|自治[区州县旗]|地区|[省市区县盟旗])$/u;

/** Number of characters of a name without its suffix. In short names such as 蔚县 the suffix belongs to the name. */
function coreLength(name: string): number {
  const core = Array.from(name.replace(suffix, '')).length;
  return core >= 2 ? core : Array.from(name).length;
}

/**
 * Parses the compressed pinyin. The first line has syllables with their characters; each other line is `name
 * syllables/syllables`.
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
