import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AllowedLookup, allowedLookups, believedCasts, provenCasts } from './textLookups.allowed.ts';
import { type TextLookup, textLookupsIn } from './textLookups.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const minute = 60_000;

const isListed = (list: readonly AllowedLookup[], { file, code }: TextLookup) =>
  list.some((allowed) => allowed.file === file && allowed.code === code);

describe('library and app', () => {
  let found: readonly TextLookup[] = [];

  beforeAll(() => {
    found = textLookupsIn(root, ['library', 'app', 'app/server'], (cast) => isListed(provenCasts, cast));
  }, minute);

  it('uses no text of a user, a file or a request as the key of an object', () => {
    const all = [...provenCasts, ...believedCasts, ...allowedLookups];
    const offences = found
      .filter((lookup) => !isListed(all, lookup))
      .map(({ kind, file, line, code }) => `${file}:${line} ${kind}: ${code} (use a Map, or ownValue)`);
    expect(offences).toEqual([]);
  });

  it('has no exception that is no longer needed', () => {
    const unused = [...provenCasts, ...believedCasts, ...allowedLookups].filter(
      (allowed) => !found.some((lookup) => isListed([allowed], lookup)),
    );
    expect(unused).toEqual([]);
  });
});

const sample = `type Word = 'one' | 'two' | 'three';
      const byWord: Readonly<Record<Word, number>> = { one: 1, two: 2, three: 3 };
      const byText: Readonly<Record<string, number>> = {};
      declare const given: string;
      declare const word: Word;
      declare const some: readonly number[];
      export const wrong = [
        byText[given],
        byText[\`\${given}!\`],
        byText?.[given.trim()],
        byWord[given as Word],
        given in byText,
        Reflect.has(byText, given),
        Object.assign({}, byText),
      ];
      export const { [given]: taken } = byText;
      export const believed = given as Word;
      interface Content { readonly inner: { readonly words: readonly { readonly word: Second }[] } }
      type Second = 'four' | 'five';
      export const parsed = JSON.parse(given) as Content;
      declare const unknownContent: unknown;
      export const declared = unknownContent as { readonly second?: Second };
      export const renamed = (byText as Readonly<Record<string, unknown>>) as { readonly second: Second };
      const bySecond: Readonly<Record<Second, number>> = { four: 4, five: 5 };
      export const lookedUp = bySecond[parsed.inner.words[0]!.word];
      // an unknown type of a document takes a function that isn't there
      const checks: Readonly<Record<Word, (id: string) => string>> = { one: String, two: String, three: String };
      export const problemsOf = (type: Word, id: string) => { const { length } = checks[type]; return length > 0 ? id : ''; };
      export const late = (first: Exclude<Word, 'one'>) => byWord[first];
      export const right = [byText['one'], byWord.one, some[0], some.at(-1), new Map([['a', 1]]).get(given), 'a' in byText];
      export const own = { [given]: 1, [word]: 2 };
      `;

describe('the search', () => {
  let folder = '';
  let found: readonly TextLookup[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lookups-'));
    mkdirSync(join(folder, 'code'));
    const compilerOptions = { strict: true, noUncheckedIndexedAccess: true, target: 'es2023', types: [], noEmit: true };
    writeFileSync(join(folder, 'code/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
    writeFileSync(join(folder, 'code/sample.ts'), sample);
    found = textLookupsIn(folder, ['code'], () => false);
  }, minute);

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['index', 'byText[given]'],
    ['index', 'byText[`${given}!`]'],
    ['index', 'byText?.[given.trim()]'],
    ['index', 'byWord[given as Word]'],
    ['index', '[given]: taken'],
    ['index', 'Reflect.has(byText, given)'],
    ['in', 'given in byText'],
    ['copy', 'Object.assign({}, byText)'],
    ['cast', 'given as Word'],
    ['word', 'byWord[first]'],
    ['object', 'JSON.parse(given) as Content'],
    ['object', 'unknownContent as { readonly second?: Second }'],
    ['object', '(byText as Readonly<Record<string, unknown>>) as { readonly second: Second }'],
    ['word', 'bySecond[parsed.inner.words[0]!.word]'],
    ['word', 'checks[type]'],
  ])('finds as %s: %s', (kind, code) => {
    expect(found).toContainEqual(expect.objectContaining({ kind, code }));
  });

  it('allows constant names, positions, maps and written keys', () => {
    const passing = sample.split('\n').flatMap((text, at) => (/export const (?:right|own)/.test(text) ? [at + 1] : []));
    expect(passing).toHaveLength(2);
    expect(found.filter(({ line }) => passing.includes(line))).toEqual([]);
  });
});
