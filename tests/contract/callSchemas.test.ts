import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { asIs, call } from '../../app/contract/call.ts';
import { withSchemas } from '../../app/contract/callSchemas.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { listOf, nothing, shape, text, whole } from '../../app/contract/wire/fields.ts';
import { allCalls } from '../setup/allCalls.ts';

const rename = call('POST', '/api/own/rename', {
  summary: 'Gives a new name',
  request: asIs<{ name: string }>(),
  response: asIs<{ names: readonly string[] }>(),
});
const file = { rename, longestName: 20 };
const names = listOf(text(20), 9);
const right = { request: shape({ name: text(20) }), response: shape({ names }) };

test.each([...allCalls])('%s has schemas', (_, each) => {
  expect(Object.keys(schemasOf(each))).toEqual(expect.arrayContaining(['request', 'response']));
});

test('every call that the contract declares is among all calls', () => {
  const folder = new URL('../../app/contract/', import.meta.url).pathname;
  const declared = globSync('**/*.ts', { cwd: folder })
    .filter((name) => name !== 'call.ts' && !name.startsWith('desk/')) // deskPermissions.test.ts tests the desk calls.
    .flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').match(/\bcall\('(?:GET|POST)'/g) ?? []);
  expect(allCalls.size).toBe(declared.length);
  expect(allCalls.size).toBeGreaterThan(97);
});

test('a call that is not in the contract is named', () => {
  expect(() => schemasOf(rename)).toThrow('/api/own/rename has no schemas');
});

test('schemas belong to the calls of a file, and to none of its other exports', () => {
  expect(withSchemas(file, { rename: right })).toEqual([[rename, right]]);
});

test('schemas of another wire type than the codecs have do not compile', () => {
  const uncompiled = [
    // @ts-expect-error this call has no schemas
    withSchemas(file, {}),
    // @ts-expect-error these schemas belong to no call
    withSchemas(file, { rename: right, renamed: right }),
    // @ts-expect-error the name is a number
    withSchemas(file, { rename: { ...right, request: shape({ name: whole(0, 9) }) } }),
    // @ts-expect-error the names are missing
    withSchemas(file, { rename: { ...right, response: nothing() } }),
    // @ts-expect-error no codec reads or writes the total
    withSchemas(file, { rename: { ...right, response: shape({ names, total: whole(0, 9) }) } }),
  ];

  expect(uncompiled.map(({ length }) => length)).toEqual([0, 1, 1, 1, 1]);
});
