import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { number, object, string, type Schema } from 'yup';

import { exampleOf } from '../../app/contract/exampleOf.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { filledText, text, whole } from '../../app/contract/wire/fields.ts';
import { jsonSchemaFormats, jsonSchemaOf } from '../../app/contract/wire/jsonSchema.ts';
import { droppingOf } from '../../app/server/calls/dropUnknown.ts';
import { allCalls } from '../setup/allCalls.ts';

const ajv = new Ajv2020({ strict: false, formats: { ...jsonSchemaFormats }, ownProperties: true });

const passes = (schema: Schema, value: unknown) => ajv.compile(jsonSchemaOf(schema))(value);

/** Keys that lead to a part of a value, such as `['applicant', 'name']`. */
type Path = readonly string[];

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const pathsIn = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(isBranch(value) ? Object.keys(value).flatMap((key) => pathsIn(value[key], [...path, key])) : []),
];

/** Returns a copy of the value in which one part is replaced. `undefined` removes the part. */
function changedAt(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const branch = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  const changed = changedAt(branch[key], rest, part);
  if (changed === undefined && !Array.isArray(branch)) delete branch[key];
  else branch[key] = changed;
  return branch;
}

/** Values for fields. Some are inside and some are outside of the allowed limits. */
const parts = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    ' ',
    '1',
    '张三',
    '\u200b',
    '\u0000',
    '2026-02-30',
    '2026-12-01',
    '1.234',
    'a@b.cn,c@d.cn',
    '长'.repeat(30),
    '长'.repeat(150),
    '长'.repeat(5000),
    0,
    -1,
    1.5,
    7,
    101,
    1e9,
    1e16,
    true,
    [],
    {},
    [{}],
    { toString: 1 },
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
  fc.integer(),
);

const requestsOf = (schema: Schema) => {
  const example = exampleOf(jsonSchemaOf(schema));
  const change = fc.tuple(fc.constantFrom(...pathsIn(example)), parts);
  return fc.array(change, { maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((value, [path, part]) => {
      const isThere = pathsIn(value).some((each) => each.join('\0') === path.join('\0'));
      return isThere ? changedAt(value, path, part) : value;
    }, example),
  );
};

const sent = [...allCalls].filter(([, { encoding }]) => encoding !== 'multipart');

describe('the JSON Schema of a request', () => {
  // The server validates with the JSON Schema. Only when the JSON Schema has refused a request does the server use yup,
  // for the messages.
  test.each(sent)('of %s accepts nothing that its yup schema refuses', (_, call) => {
    const { request } = schemasOf(call);
    const judge = ajv.compile(jsonSchemaOf(request));
    const dropUnknown = droppingOf(jsonSchemaOf(request));

    fc.assert(
      fc.property(requestsOf(request), (content) => {
        dropUnknown(content);
        expect(judge(content) && !request.isValidSync(content)).toBe(false);
      }),
      { numRuns: 60, seed: 20_261_120 },
    );
  });

  test('accepts null if a field may be null, also for whole numbers, and no other value', () => {
    const limit = object({ limit: whole(0, 10).nullable() });

    expect([null, 3].map((value) => passes(limit, { limit: value }))).toEqual([true, true]);
    expect([1.5, 11, '3', undefined].map((value) => passes(limit, { limit: value }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('contains choices of words and of numbers', () => {
    const choice = object({ word: string().oneOf(['a', 'b']).required(), figure: number().oneOf([1, 2]).nullable() });

    expect(passes(choice, { word: 'a', figure: null })).toBe(true);
    expect(passes(choice, { word: 'c', figure: 1 })).toBe(false);
    expect(passes(choice, { word: 'a', figure: 3 })).toBe(false);
  });

  test('counts characters as users do: a rare one counts once', () => {
    const name = object({ name: text(2) });

    expect([name.isValidSync({ name: '𠮷𠮷' }), passes(name, { name: '𠮷𠮷' })]).toEqual([true, true]);
    expect([name.isValidSync({ name: '𠮷𠮷𠮷' }), passes(name, { name: '𠮷𠮷𠮷' })]).toEqual([false, false]);
  });

  test('throws for a test that it can not convert', () => {
    const odd = object({ code: filledText(9).test('odd', '', () => true) });

    expect(() => jsonSchemaOf(odd)).toThrow('no JSON Schema for the test odd');
  });
});
