import { pasteBlock } from '@tuanbao/library/domain/roster/paste/pasteBlock';
import { expect, it } from 'vitest';

import { rosterContext, samplePerson, sampleRoster } from '../../../../stories/fixtures/rosters.ts';
import { readList } from './readList.ts';

const person = { ...samplePerson(0), occupationCode: '0001001', occupationName: '', occupationClass: '' };
const warnings = ({ problems }: Awaited<ReturnType<typeof readList>>) =>
  problems.map(({ path, code }) => `${path} ${code}`);

it('restores the zeros of a code in a csv file that a spreadsheet removed', async () => {
  const read = await readList(`姓名,证件号码,职业代码\n${person.name},${person.idNo},1001\n`);
  expect(read.persons).toMatchObject([{ occupationCode: '0001001', occupationClass: '1' }]);
  expect(read.errors).toEqual([]);
  expect(warnings(read)).toContain('occupationCode W_LEADING_ZERO');
});

it('does not change a short code if no occupation has it with leading zeros', async () => {
  const read = await readList(`姓名,证件号码,职业代码\n${person.name},${person.idNo},9\n`);
  expect(read.persons[0]?.occupationCode).toBe('9');
  expect(read.errors).toEqual(['2 occupationCode E_OCC_UNKNOWN']);
});

it('restores the zeros of pasted codes, single and in a row', () => {
  const roster = sampleRoster(2).map((each, at) => ({ ...each, key: at + 1 }));
  const target = { persons: roster, size: { rows: 1, columns: 1 }, schemeId: 'office', room: 0 };
  const alone = pasteBlock([['1001'], [' 1001 ']], { ...target, fields: ['occupationCode'] }, rosterContext);
  const inRow = pasteBlock([['1001', '']], { ...target, fields: ['occupationCode', 'occupationName'] }, rosterContext);
  expect([...alone.changed, ...inRow.changed].map(({ occupationCode }) => occupationCode)).toEqual(
    Array.from({ length: 3 }, () => '0001001'),
  );
});

it.each([
  ['32874', '1990-01-01'],
  [' 32874 ', '1990-01-01'],
  ['1990', '1990'],
  ['99999', '99999'],
  ['12345678', '12345678'],
])('reads %s as a birthday in a csv file: %s', async (text, birthday) => {
  const read = await readList(`姓名,证件类型,证件号码,出生日期,职业代码\n王五,护照,E12345678,${text},0001001\n`);
  expect(read.persons[0]?.birthday).toBe(birthday);
  expect(read.errors.some((error) => error.includes('birthday'))).toBe(birthday.length !== 10);
  expect(warnings(read).includes('birthday W_NORMALIZED')).toBe(birthday.length === 10);
});
