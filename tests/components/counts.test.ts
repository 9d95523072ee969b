import { counted, formatCount } from '@tuanbao/library/i18n/counted';
import { expect, it } from 'vitest';

it('writes counts in threes, negative ones too, and leaves texts alone', () => {
  expect(formatCount(10_000)).toBe('10,000');
  expect(formatCount(-1_234_567)).toBe('-1,234,567');
  expect(formatCount(999)).toBe('999');
  expect(counted`${'2026'} 年共 ${10_000} 人，面积 ${1234.5} ㎡`).toBe('2026 年共 10,000 人，面积 1,234.5 ㎡');
});

const packs = import.meta.glob<Record<string, unknown>>(
  ['../../library/src/**/*.messages.ts', '../../app/client/**/*.messages.ts', '../../app/server/**/*.messages.ts'],
  { eager: true },
);

/** A number before a unit in which something is counted. */
const ungroupedCount = /(?<!第 ?)12345 ?(?:人(?!数)|名|位|处|项|份|条|件|单|行|款|个(?!字符|月))/u;

type Sentence = (...args: readonly unknown[]) => unknown;

function sentencesIn(value: unknown, path: string, found: Map<string, Sentence>): Map<string, Sentence> {
  if (typeof value === 'function') found.set(path, value as Sentence);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) sentencesIn(part, `${path}.${key}`, found);
  return found;
}

/** What a sentence says of 12,345 of anything; nothing where it takes other things than numbers. */
function saidOf(sentence: Sentence): string {
  const params = new Proxy({}, { get: () => 12_345 });
  const said = [Array.from({ length: sentence.length }, () => 12_345), [params]].map((args) => {
    try {
      return sentence(...args);
    } catch {
      return '';
    }
  });
  return said.filter((text) => typeof text === 'string').join('\n');
}

it('no message writes a count without grouping its digits', () => {
  const wrong: string[] = [];
  for (const [file, pack] of Object.entries(packs)) {
    for (const [path, sentence] of sentencesIn(pack, '', new Map())) {
      const said = saidOf(sentence)
        .split('\n')
        .find((line) => ungroupedCount.test(line));
      if (said !== undefined) wrong.push(`${file.replace('../../', '')}${path}: ${said}`);
    }
  }
  expect(wrong).toEqual([]);
});
