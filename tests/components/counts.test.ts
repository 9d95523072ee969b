import { counted, formatCount } from '@tuanbao/library/i18n/counted';
import { expect, it } from 'vitest';

it('groups the digits of counts, also of negative ones, and does not change texts', () => {
  expect(formatCount(10_000)).toBe('10,000');
  expect(formatCount(-1_234_567)).toBe('-1,234,567');
  expect(formatCount(999)).toBe('999');
  expect(counted`${'2026'} 年共 ${10_000} 人，面积 ${1234.5} ㎡`).toBe('2026 年共 10,000 人，面积 1,234.5 ㎡');
});

const packs = import.meta.glob<Record<string, unknown>>(
  ['../../library/src/**/*.messages.ts', '../../app/client/**/*.messages.ts', '../../app/server/**/*.messages.ts'],
  { eager: true },
);

/** Matches the number 1234 without a thousands separator before a Chinese unit of counting. */
const ungroupedCount = /(?<!第 ?)1234 ?(?:人(?!数)|名|位|处|项|份|条(?!款)|件|单|行|款|个(?!字符|月))/u;

type Sentence = (...args: readonly unknown[]) => unknown;

function sentencesIn(value: unknown, path: string, found: Map<string, Sentence>): Map<string, Sentence> {
  if (typeof value === 'function') found.set(path, value as Sentence);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) sentencesIn(part, `${path}.${key}`, found);
  return found;
}

/**
 * Returns a list whose items a sentence may count, join and map. If a sentence uses the list itself as a text or
 * number, an error is thrown.
 */
const listOf = (items: readonly unknown[]): readonly unknown[] =>
  Object.assign([...items], {
    [Symbol.toPrimitive]() {
      throw new TypeError('a list is no text');
    },
  });

/**
 * Parameters that stand for 1,234 things: a number, a list of numbers, a list of 1,234 texts, and a list of 1,234
 * objects with a name.
 */
const manyThings: readonly unknown[] = [
  1234,
  listOf([1234, 1234]),
  listOf(Array.from({ length: 1234 }, () => '甲')),
  listOf(Array.from({ length: 1234 }, () => ({ name: '甲', count: 1234 }))),
];

/** Returns the texts of a sentence for 1,234 things. Parameters with which the sentence throws an error are skipped. */
function saidOf(sentence: Sentence): string {
  const said = manyThings
    .flatMap((many) => [
      Array.from({ length: Math.max(sentence.length, 1) }, () => many),
      [new Proxy({}, { get: () => many })],
    ])
    .map((args) => {
      try {
        return sentence(...args);
      } catch {
        return '';
      }
    });
  return said.filter((text) => typeof text === 'string').join('\n');
}

it.each([
  ['a count', (count: number) => `${count}人`],
  ['several params', ({ count, name }: { readonly count: number; readonly name: string }) => `${name}：${count}份`],
  ['the length of a list', (names: readonly string[]) => `${names.join('、')}等${names.length}人`],
  [
    'a list of counts',
    (rows: readonly number[]) => `第${rows.join('、')}行，共${rows.map((row) => `${row}人`).join('、')}`,
  ],
])('finds a count that is not grouped in a sentence with %s', (_, sentence) => {
  expect(saidOf(sentence as Sentence)).toMatch(ungroupedCount);
});

it('no message writes a count without grouping its digits', () => {
  const wrong: string[] = [];
  for (const [file, pack] of Object.entries(packs)) {
    for (const [path, sentence] of sentencesIn(pack, '', new Map())) {
      const said = saidOf(sentence)
        .split('\n')
        .find((line) => ungroupedCount.test(line));
      if (said !== undefined) wrong.push(`${file.replace('../../', '')}${path}: ${said.slice(0, 200)}`);
    }
  }
  expect(wrong).toEqual([]);
});

const serverSources = import.meta.glob<string>('../../app/server/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Matches a value before a Chinese unit of counting, in a template. Such a template needs the tag that writes thousands
 * separators.
 */
const untaggedCount = /\$\{[^`]*\} ?(?:人(?!数)|名|位|处|项|份|条(?!款)|件|单|行|款|个(?!字符|月))/u;

/** Matches a count that is converted to the text of a cell without thousands separators. */
const cellOfCount = /String\([\w.]*(?:heads|count|total|length)\w*\)/i;

it('no document, mail or page of the server writes a count without grouping its digits', () => {
  const wrong = Object.entries(serverSources).flatMap(([file, source]) => [
    ...Array.from(source.matchAll(/(\w*)`([^`]*)`/g)).flatMap(([template, tag, text = '']) =>
      tag !== 'counted' && untaggedCount.test(text) ? [`${file}: ${template}`] : [],
    ),
    ...source
      .split('\n')
      .filter((line) => cellOfCount.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  ]);
  expect(wrong).toEqual([]);
});
