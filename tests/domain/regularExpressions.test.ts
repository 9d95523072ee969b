import { fileURLToPath } from 'node:url';

import { checkSync, type Parameters } from 'recheck';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { plainPatterns } from '../../app/contract/wire/plainText.ts';
import { type FoundExpression, regularExpressionsIn } from '../architecture/regularExpressions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * Limits of the checker. The checker analyses most expressions by their automata. For expressions with back references,
 * lookaheads or long counts, it runs attack strings. The random seed is fixed, and the limits count characters instead
 * of time. So the result doesn't depend on how busy the machine is.
 */
const limits: Parameters = {
  timeout: null,
  attackTimeout: null,
  attackLimit: 100_000_000,
  incubationTimeout: null,
  randomSeed: 1,
};

/** Timeout in milliseconds, long enough for a busy machine. */
const patience = { timeout: 60_000 };

/**
 * Returns null if the number of steps grows at most in proportion to the length of the text. Otherwise returns the
 * complexity and an example.
 */
function slownessOf(pattern: string, flags: string): string | null {
  const found = checkSync(pattern, flags, limits);
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable'
    ? `${found.complexity.summary}, for example on ${found.attack.pattern.slice(0, 80)}`
    : `not judged: ${JSON.stringify(found.error)}`;
}

/** Expressions that only match our own texts, never a text of a user, a file or a request. */
const ofOwnTexts = [
  {
    file: 'app/server/platform/database/migrate.ts',
    code: '/;[ \\t]*\\n(?=\\s*\\n)|;\\s*$/',
    reason: 'it reads the migrations',
  },
  {
    file: 'app/server/platform/http/contentSecurityPolicy.ts',
    code: '/<script(?![^>]*\\ssrc=)[^>]*>(.+?)<\\/script>/gs',
    reason: 'it reads the page that the build wrote',
  },
  {
    file: 'library/src/domain/recognition/labelledValues.ts',
    code: "new RegExp(String.raw`(?<![\\p{L}\\p{N}])(?:${forms.map((form) => form.join(between)).join('|')})`, 'gu')",
    reason: 'labels of ours, with at most eight signs between two characters',
  },
  {
    file: 'app/contract/exampleOf.ts',
    code: "new RegExp(pattern, 'u')",
    reason: 'patterns of the contract, which are judged where they are written, on examples of ours',
  },
  ...['new RegExp(`^${escaped(text)}`)', 'new RegExp(escaped(text))'].map((code) => ({
    file: 'library/src/testing/names.ts',
    code,
    reason: 'names without special characters, which a test of an embedder looks for',
  })),
];
/** Expressions that the code in `file` builds from text. The scan of the sources can't find their patterns. */
const builtFromText = [{ file: 'app/contract/wire/plainText.ts', patterns: Object.values(plainPatterns), flags: 'u' }];
const isBuiltFromText = ({ file }: FoundExpression) => builtFromText.some((each) => each.file === file);
const isOfOwnTexts = ({ file, code }: FoundExpression) =>
  ofOwnTexts.some((each) => each.file === file && each.code === code);
/** True for expressions that only the build runs. */
const isOfBuild = ({ file }: FoundExpression) => /^(library|app)\/[\w.]+\.config\.ts$/.test(file);

// The checker runs in this process. Its native program, which needs a separate process, isn't worthwhile for so few
// expressions.
vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');

describe('regular expressions of library and app', () => {
  let found: readonly FoundExpression[] = [];

  beforeAll(() => {
    found = regularExpressionsIn(root, ['library', 'app', 'app/server']).filter((each) => !isOfBuild(each));
  }, 60_000);

  it('are read from the sources, all of them', () => {
    expect(found.length).toBeGreaterThan(250);
    expect(found).toContainEqual(
      expect.objectContaining({
        file: 'library/src/domain/identity/plate.ts',
        pattern: expect.stringMatching(/^\^\[京津/),
      }),
    );
    expect(found.filter((each) => each.pattern === null && !isOfOwnTexts(each) && !isBuiltFromText(each))).toEqual([]);
    expect(
      ofOwnTexts.filter((each) => !found.some(({ file, code }) => file === each.file && code === each.code)),
    ).toEqual([]);
  });

  it('take time in proportion to the text, whatever a user, a file or a request brings', { timeout: 300_000 }, () => {
    const judged = new Map<string, string | null>();
    const slow = found.flatMap((each) => {
      const { file, line, code, pattern, flags } = each;
      if (pattern === null || isOfOwnTexts(each)) return [];
      const key = `${pattern}/${flags}`;
      if (!judged.has(key)) judged.set(key, slownessOf(pattern, flags));
      const slowness = judged.get(key);
      return slowness ? [`${file}:${line} ${code}: ${slowness}`] : [];
    });
    expect(slow).toEqual([]);
  });

  it.each(builtFromText)('are checked if $file builds them from text', patience, ({ file, patterns, flags }) => {
    expect(found.filter((each) => each.file === file && each.pattern === null)).toHaveLength(1);
    expect(patterns.map((pattern) => slownessOf(pattern, flags))).toEqual(patterns.map(() => null));
  });
});

it.each([
  ['\\(.*?\\)', 'gu'],
  ['\\s+$', ''],
  ['^(?:a+)+$', ''],
  ['(?:^|\\n)\\s*名\\s*:', ''],
  ['\\B(?=(\\d{3})+$)', 'g'],
])('finds that /%s/%s takes too long', patience, (pattern, flags) => {
  expect(slownessOf(pattern, flags)).toMatch(/polynomial|exponential/);
});

it.each([
  ['\\s+', 'g'],
  ['^\\s*\\d+$', ''],
  ['\\([^()]*\\)', 'g'],
])('accepts /%s/%s', patience, (pattern, flags) => {
  expect(slownessOf(pattern, flags)).toBeNull();
});
