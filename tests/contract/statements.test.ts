import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { repository } from '../architecture/imports.ts';
import { statements } from './statements.ts';
import { hasTitledTest } from './titledTests.ts';

const counted = (of: readonly { readonly document: string; readonly section: string }[]) =>
  Object.fromEntries(
    Map.groupBy(of, ({ document, section }) => `${document} §${section}`)
      .entries()
      .map(([section, rows]) => [section, rows.length]),
  );

const linked = statements.flatMap(({ id, by }) => by.flatMap((proof) => ('file' in proof ? [{ id, ...proof }] : [])));

describe('the statements of the two documents', () => {
  it('are 309, in the sections in which they were counted', () => {
    expect(counted(statements)).toEqual({
      '000 §1': 6,
      '000 §2': 41,
      '000 §3': 42,
      '000 §4': 19,
      '000 §5': 26,
      '000 §6': 8,
      '000 §8': 1,
      '000 §9': 32,
      '001 §1': 1,
      '001 §2': 1,
      '001 §3': 3,
      '001 §4': 3,
      '001 §5': 2,
      '001 §7': 103,
      '001 §8': 19,
      '001 §9': 2,
    });
    expect(statements).toHaveLength(309);
  });

  it('have each a proof, or name what is missing', () => {
    expect(statements.filter(({ by, missing }) => by.length === 0 && missing === undefined)).toEqual([]);
  });

  it('link tests that exist and run', () => {
    const gone = linked.filter(({ file, title }) => {
      const path = `${repository}/${file}`;
      return !existsSync(path) || !hasTitledTest(readFileSync(path, 'utf8'), title);
    });
    expect(gone).toEqual([]);
  });

  it('have every call of the list', () => {
    const listed = JSON.parse(readFileSync(`${repository}/tests/fixtures/calls.json`, 'utf8')) as readonly {
      readonly method: string;
      readonly url: string;
    }[];
    const checks = new Set(
      statements.flatMap(({ by }) => by.flatMap((proof) => ('check' in proof ? [proof.check] : []))),
    );
    expect(listed.map(({ method, url }) => `${method} ${url}`).filter((name) => !checks.has(name))).toEqual([]);
  });
});

describe('the search for a test', () => {
  it.each([
    ["it('adds', () => {});", true],
    ["  test.each([1, 2])('adds', (one) => {});", true],
    ["it.each([\n  ['a', it],\n])(\n  'adds',\n  () => {});", true],
    ["it.skip('adds', () => {});", false],
    ["it.skip.each([1])('adds', () => {});", false],
    ["test.todo('adds', { timeout: 1 });", false],
    ["describe('adds', () => {});", false],
    ["describe.skip('sums', () => {\n  it('adds', () => {});\n});", false],
    ["it('adds up', () => {});", false],
    ["const words = ['adds', 'takes'];", false],
  ])('in %j says %s', (source, isThere) => {
    expect(hasTitledTest(source, 'adds')).toBe(isThere);
  });
});
