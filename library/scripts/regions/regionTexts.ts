import { pinyin } from 'pinyin-pro';

import { characterReadings, nameReadings } from './readings.ts';
import type { RegionRow } from './regionRows.ts';

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
const deltaOf = (place: number, before: number): string => (place - before === 1 ? '' : String(place - before));

/** The compact text of codes and names, with one line for each province: `PPname;[delta]city,[delta]district,…`. */
export function regionTextOf(rows: readonly RegionRow[]): string {
  let text = '';
  let city = 0;
  let district = 0;
  for (const { code, name } of rows) {
    if (code % 10_000 === 0) {
      text += `${text === '' ? '' : '\n'}${code / 10_000}${name}`;
      city = 0;
    } else if (code % 100 === 0) {
      const place = Math.trunc(code / 100) % 100;
      text += `;${deltaOf(place, city)}${name}`;
      city = place;
      district = 0;
    } else {
      text += `,${deltaOf(code % 100, district)}${name}`;
      district = code % 100;
    }
  }
  return text;
}

const dictionaryReading = (name: string): readonly string[] =>
  pinyin(name, { toneType: 'none', type: 'array', v: true });

const commonest = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];

/** For each character: the reviewed reading or, if there is none, its most frequent reading in the names. */
function commonReadings(names: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const name of names) {
    const syllables = dictionaryReading(name);
    for (const [at, character] of Array.from(name).entries()) {
      const count = counts.get(character) ?? new Map<string, number>();
      const syllable = syllables[at] ?? '';
      counts.set(character, count.set(syllable, (count.get(syllable) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].map(([character, count]) => [character, characterReadings[character] ?? commonest(count)]),
  );
}

/**
 * The compact text of readings. The first line contains each syllable with the characters that have this reading. Each
 * further line contains a name for which the first line isn't enough, because it has another reading or several
 * readings: `name syllables/syllables`.
 */
export function pinyinTextOf(rows: readonly RegionRow[]): string {
  const names = [...new Set(rows.map(({ name }) => name))];
  const unknown = Object.keys(nameReadings).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`readings of names that no region has: ${unknown.join(' ')}`);

  const common = commonReadings(names);
  const bySyllable = Map.groupBy([...common].toSorted(byKey), ([, syllable]) => syllable);
  const table = [...bySyllable]
    .toSorted(byKey)
    .map(([syllable, entries]) => syllable + entries.map(([character]) => character).join(''));

  const byTable = (name: string) => Array.from(name, (character) => common.get(character)).join(' ');
  const exceptions = names.flatMap((name) => {
    const fixed = Array.from(name).some((character) => character in characterReadings);
    const readings = nameReadings[name] ?? [fixed ? byTable(name) : dictionaryReading(name).join(' ')];
    return readings.length === 1 && readings[0] === byTable(name) ? [] : [`${name} ${readings.join('/')}`];
  });
  return [table.join(' '), ...exceptions].join('\n');
}

/**
 * The last digits of a successor's code, without the digits that it shares with the abolished code: two digits in the
 * same city, four in the same province, otherwise all six.
 */
function successorText(code: number, successor: number): string {
  const whole = String(successor);
  if (Math.trunc(code / 100) === Math.trunc(successor / 100)) return whole.slice(4);
  return Math.trunc(code / 10_000) === Math.trunc(successor / 10_000) ? whole.slice(2) : whole;
}

/** The compact text of successors. Each line is for one city of abolished codes: `PPCCDD=successor+successor,DD=…`. */
export function successorTextOf(successors: ReadonlyMap<number, readonly number[]>): string {
  const byCity = Map.groupBy(successors, ([code]) => Math.trunc(code / 100));
  return [...byCity]
    .map(([city, entries]) => {
      const written = entries.map(
        ([code, after]) =>
          `${String(code).slice(4)}=${after.map((successor) => successorText(code, successor)).join('+')}`,
      );
      return city + written.join(',');
    })
    .join('\n');
}
