import { personProblems } from '@tuanbao/library/domain/roster/checkPerson';
import { rosterProblems } from '@tuanbao/library/domain/roster/checkRoster';
import { duplicatePersonsIn, identityOf } from '@tuanbao/library/domain/roster/duplicates';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { expect, it } from 'vitest';

import { rosterContext, samplePerson, twoSchemes } from '../../../stories/fixtures/rosters.ts';

const row = (key: number, changes: Partial<Person> = {}): Person => ({ ...samplePerson(key), key, ...changes });
const same = { idType: 'idCard', idNo: '11010519491231002X' };

it('finds the same id type and number in another scheme', () => {
  const persons = [row(1, { ...same, schemeId: 'office' }), row(2), row(3, { ...same, schemeId: 'field' })];
  expect([...duplicatePersonsIn(persons)]).toEqual([[3, 1]]);

  const context = { ...rosterContext, schemes: twoSchemes };
  const duplicates = rosterProblems(persons, context).filter(({ code }) => code === 'E_DUPLICATE');
  expect(duplicates).toMatchObject([{ path: 'persons.2.idNo', params: { firstKey: 1 }, severity: 'error' }]);
});

it('finds it in another notation, and as the old number of 15 digits', () => {
  expect([...duplicatePersonsIn([row(1, same), row(2, { ...same, idNo: ' 11010519491231002x' })])]).toEqual([[2, 1]]);
  const old = { idType: 'idCard', idNo: '320311770706001' };
  expect([...duplicatePersonsIn([row(1, old), row(2, { ...old, idNo: '320311197707060018' })])]).toEqual([[2, 1]]);
});

it('treats the same number of another type, and rows without a number, as different persons', () => {
  const passports = [row(1, { idType: 'passport', idNo: 'E12345678' }), row(2, { idType: 'other', idNo: 'E12345678' })];
  expect(duplicatePersonsIn(passports).size).toBe(0);
  expect(duplicatePersonsIn([row(1, { idNo: '' }), row(2, { idNo: '' })]).size).toBe(0);
});

it('distinguishes numbers with the same sum of characters', () => {
  const passports = ['EA10V0', 'EA1170', 'EA10V0', 'EA1170', 'EA1170'].map((idNo, at) =>
    row(at + 1, { idType: 'passport', idNo }),
  );
  expect([...duplicatePersonsIn([...passports, row(9, { idType: 'other', idNo: 'EA1170' })])]).toEqual([
    [3, 1],
    [4, 2],
    [5, 2],
  ]);
});

it('names the first of several', () => {
  expect([...duplicatePersonsIn([row(1, same), row(2, same), row(3, same)])]).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

it.each(['\uD800', '1'.repeat(100_000), 'NaN'])('compares any typed text (%.8s)', (idNo) => {
  expect(identityOf({ idType: '\uDC00', idNo })).not.toBe('');
  expect(duplicatePersonsIn([row(1, { idNo }), row(2, { idNo })]).size).toBe(1);
});

it('does not report numbers that a spreadsheet rounded to the same text, because they may belong to different persons', () => {
  const scientific = [row(1, { idNo: '2.10199E+17' }), row(2, { idNo: '2.10199E+17' })];
  expect(duplicatePersonsIn(scientific).size).toBe(0);
  const zeros = [row(1, { idNo: '370199199904189000' }), row(2, { idNo: '370199199904189000' })];
  expect(duplicatePersonsIn(zeros).size).toBe(0);
  const passports = [row(1, { idType: 'passport', idNo: '2E+17' }), row(2, { idType: 'passport', idNo: '2E+17' })];
  expect(duplicatePersonsIn(passports).size).toBe(0);
});

const codesOfNumbers = (problems: readonly { readonly path: string; readonly code: string }[]) =>
  problems.filter(({ path }) => path.endsWith('idNo')).map(({ code }) => code);

it('reports a rounded number only as rounded, in a list, a store and a list beside it', () => {
  const person = row(1, { name: '李四', idNo: '2.10199E+17', occupationCode: '0001001' });
  const other = { ...person, key: 2, name: '王五' };
  expect(codesOfNumbers(rosterProblems([person, other], rosterContext))).toEqual(['E_ID_PRECISION', 'E_ID_PRECISION']);
  const store = createRosterStore(rosterContext, [person, other]);
  expect(codesOfNumbers([0, 1].flatMap((at) => store.problemsOf(store.keyAt(at) ?? 0)))).toEqual([
    'E_ID_PRECISION',
    'E_ID_PRECISION',
  ]);
  const listed = new Set([identityOf(other)]);
  expect(codesOfNumbers(personProblems(person, { ...rosterContext, listed }))).toEqual(['E_ID_PRECISION']);
});
