import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { emptyPerson, type NewPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { reconcileRosters } from '@tuanbao/library/domain/roster/reconcile';
import { expect, it } from 'vitest';

const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜';
const givenNames = '安澜博文晨曦丹青恩泽方舟国栋海宁佳音景行凯歌乐山明远念慈培风清和';

function idNo(index: number): string {
  const month = String((index % 12) + 1).padStart(2, '0');
  const day = String((index % 28) + 1).padStart(2, '0');
  const body = `110199${1960 + (index % 45)}${month}${day}${String(index % 1000).padStart(3, '0')}`;
  return body + idCardCheckDigit(body);
}

const person = (index: number): NewPerson => ({
  ...emptyPerson,
  schemeId: index % 3 === 0 ? 'b' : 'a',
  name: `${surnames.charAt(index % surnames.length)}${givenNames.charAt(index % givenNames.length)}${givenNames.charAt((index * 7) % givenNames.length)}`,
  idNo: idNo(index),
  sex: index % 2 === 1 ? 'male' : 'female',
  birthday: `${idNo(index).slice(6, 10)}-${idNo(index).slice(10, 12)}-${idNo(index).slice(12, 14)}`,
  occupationCode: '0001001',
  occupationClass: String((index % 6) + 1),
});

const policy = (heads: number): readonly Person[] =>
  Array.from({ length: heads }, (_, key) => ({ ...person(key), key }));
const context = {
  classOf: ({ occupationClass }: NewPerson) => Number(occupationClass) as OccupationClass,
  pairsReplacements: true,
};

function millisecondsOf(run: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

/** A current list with one in ten gone, new, renumbered, renamed, in another class or given a new name. */
const currentList = (heads: number): readonly NewPerson[] =>
  policy(heads).map(({ key, ...row }) => {
    if (key % 10 === 1) return person(key + heads);
    if (key % 10 === 3) return { ...row, idNo: `${row.idNo.slice(0, 16)}9${row.idNo.slice(17)}` };
    if (key % 10 === 5) return { ...row, name: `${row.name.slice(0, 2)}蓝` };
    if (key % 10 === 7) return { ...row, occupationClass: String((Number(row.occupationClass) % 6) + 1) };
    return row;
  });

it('compares 5,000 persons with 5,000 in 100 ms', () => {
  const [before, after] = [policy(5000), currentList(5000)];
  expect(reconcileRosters(before, after, context).lines.length).toBeGreaterThan(1500);
  expect(millisecondsOf(() => reconcileRosters(before, after, context))).toBeLessThanOrEqual(100);
});

/** Lists made to have as many candidates as possible: far from the square of their length. */
it.each([
  ['wholly other persons', (row: NewPerson, at: number) => person(at + 5000), 300],
  ['all of one name, all numbers new', (row: NewPerson, at: number) => ({ ...person(at + 5000), name: '王伟' }), 300],
])('stays quick with %s', (_case, other, limit) => {
  const before = policy(5000).map((row) => ({ ...row, name: '王伟' }));
  const after = before.map(({ key, ...row }) => other(row, key));
  expect(millisecondsOf(() => reconcileRosters(before, after, context))).toBeLessThanOrEqual(limit);
});
