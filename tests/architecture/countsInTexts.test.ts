import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repository, sourcesIn } from './imports.ts';

const sources = [
  ...sourcesIn('library/src/**/*.{ts,tsx}'),
  ...sourcesIn('app/{client,desk,server}/**/*.{ts,tsx}'),
].filter((file) => !file.includes('/sandbox/'));

/** Returns the lines of code that match a pattern, without comments. */
const linesWith = (pattern: RegExp): readonly string[] =>
  sources.flatMap((file) =>
    readFileSync(join(repository, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe('counts in texts', () => {
  it('heads stand apart from their unit in Chinese', () => {
    expect(linesWith(/\$\{[^{}]*\}人(?![数數员員])/u)).toEqual([]);
  });

  it('numbers stand apart from their unit in Chinese messages', () => {
    const unit = '(?:条(?!款)|個|个|位|份|项|項|天|页|頁|张|張|次|辆|輛|笔|筆|家|字|分钟|分鐘|秒|小时|小時)';
    expect(
      linesWith(new RegExp(`(?:\\d|\\$\\{[^{}]*\\})${unit}`, 'u')).filter((line) => !line.includes('regionText')),
    ).toEqual([]);
  });

  it('English nouns after a count come from `plural`, so that one is singular', () => {
    const nouns = 'persons|files|days|months|rows|problems|orders|drafts|policies|changes|vehicles|agents|certificates';
    const ofMany = [
      'most', // limits that are never 1
      'call.path', // a sentence about a call, whose verb is `changes`
    ];
    const found = linesWith(new RegExp(`\\$\\{[a-zA-Z.]+\\} (?:${nouns})\\b`));
    expect(found.filter((line) => !ofMany.some((name) => line.includes(`\${${name}}`)))).toEqual([]);
  });

  it('screens join their texts with the punctuation of the language', () => {
    const found = linesWith(/join\('[、，；]'\)/u).filter((line) => /\.tsx: /.test(line));
    expect(found).toEqual([]);
  });
});
