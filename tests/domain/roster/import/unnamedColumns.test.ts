import { habitsAfter } from '@tuanbao/library/domain/roster/import/habits';
import { expect, it } from 'vitest';

import { sampleRoster } from '../../../../stories/fixtures/rosters.ts';
import { readList } from './readList.ts';

const roster = sampleRoster(8);

/** Reads a list with the given header row. `cellsOf` returns the cells of a person. */
const read = (header: string, cellsOf: (person: (typeof roster)[number], at: number) => readonly unknown[]) =>
  readList([header, ...roster.map((person, at) => cellsOf(person, at).join(','))].join('\n'));

it('offers a column without a caption under its letter', async () => {
  const { columns, problems } = await read('姓名,身份证号,,职业代码', ({ name, idNo, occupationCode }, at) => [
    name,
    idNo,
    `${at + 1} 车间`,
    occupationCode,
  ]);
  expect(columns.map(({ caption, field }) => [caption, field])).toEqual([
    ['姓名', 'name'],
    ['身份证号', 'idNo'],
    ['C', null],
    ['职业代码', 'occupationCode'],
  ]);
  expect(columns.map(({ isUnnamed = false }) => isUnnamed)).toEqual([false, false, true, false]);
  expect(problems).toContainEqual(expect.objectContaining({ code: 'W_UNKNOWN_COLUMN', params: { letter: 'C' } }));
});

it('offers a column that begins beside the header and has a value only in the last row', async () => {
  const { columns } = await read('姓名,身份证号,职业代码', ({ name, idNo, occupationCode }, at) => [
    name,
    idNo,
    occupationCode,
    ...(at === roster.length - 1 ? ['', '夜班'] : []),
  ]);
  expect(columns.map(({ caption }) => caption)).toEqual(['姓名', '身份证号', '职业代码', 'E']);
});

it('finds the names below an empty caption', async () => {
  const { columns, persons, errors } = await read(',身份证号,职业代码', ({ name, idNo, occupationCode }) => [
    name,
    idNo,
    occupationCode,
  ]);
  expect(columns[0]).toMatchObject({ caption: 'A', field: 'name', isGuessed: true });
  expect(persons.map(({ name }) => name)).toEqual(roster.map(({ name }) => name));
  expect(errors).toEqual([]);
});

it('does not read the digits below an empty caption as a class', async () => {
  const { columns } = await read('姓名,身份证号,职业代码,', ({ name, idNo, occupationCode }, at) => [
    name,
    idNo,
    occupationCode,
    (at % 6) + 1,
  ]);
  expect(columns[3]).toMatchObject({ caption: 'D', field: null });
});

it('offers no column that is empty', async () => {
  const { columns } = await read('姓名,,身份证号,职业代码,,', ({ name, idNo, occupationCode }) => [
    name,
    ' ',
    idNo,
    occupationCode,
    '',
  ]);
  expect(columns.map(({ caption }) => caption)).toEqual(['姓名', '身份证号', '职业代码']);
});

it('stores no choice for a letter, because the next file has another column there', async () => {
  const { columns } = await read('姓名,身份证号,职业代码,班次,,', ({ name, idNo, occupationCode }) => [
    name,
    idNo,
    occupationCode,
    '早',
    '',
    '甲',
  ]);
  const chosen = columns.map((column) => ({ ...column, isChosen: column.field === null }));
  expect(chosen.map(({ caption }) => caption)).toEqual(['姓名', '身份证号', '职业代码', '班次', 'F']);
  expect(habitsAfter(null, chosen, {}).captions).toEqual({ 班次: null });
});
