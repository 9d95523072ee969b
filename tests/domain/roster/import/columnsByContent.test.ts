import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { expect, it } from 'vitest';

import { sampleRoster } from '../../../../stories/fixtures/rosters.ts';
import { readList } from './readList.ts';

const roster = sampleRoster(8);
const listOf = (captions: string | null, cellsOf: (person: NewPerson, at: number) => readonly unknown[]) =>
  [...(captions === null ? [] : [captions]), ...roster.map((person, at) => cellsOf(person, at).join(','))].join('\n');
const hiredOn = (at: number) => `2020-03-0${at + 1}`;

async function read(captions: string | null, cellsOf: (person: NewPerson, at: number) => readonly unknown[]) {
  const { columns, persons, errors } = await readList(listOf(captions, cellsOf));
  return { fields: columns.map(({ field }) => field), birthdays: persons.map(({ birthday }) => birthday), errors };
}
const birthdays = roster.map(({ birthday }) => birthday);

it.each(['入职日期', '身份证有效期至', '合同开始'])('does not read the days under %s as birthdays', async (caption) => {
  const { fields, ...found } = await read(`姓名,身份证号,${caption},职业代码`, (person, at) => [
    person.name,
    person.idNo,
    hiredOn(at),
    person.occupationCode,
  ]);
  expect(fields).toEqual(['name', 'idNo', null, 'occupationCode']);
  expect(found).toEqual({ birthdays, errors: [] });
});

it('reads no day as a birthday without an id number that confirms it', async () => {
  const { fields, birthdays: found } = await read('姓名,证件类型,证件号码,入职日期,职业代码', (person, at) => [
    person.name,
    '护照',
    `E1234567${at}`,
    hiredOn(at),
    person.occupationCode,
  ]);
  expect(fields).toEqual(['name', 'idType', 'idNo', null, 'occupationCode']);
  expect(new Set(found)).toEqual(new Set(['']));
});

it.each([
  ['below captions that nobody knows', '姓名,身份证号,到岗,生于,职业代码'],
  ['without captions', null],
])('finds the birthdays among other days by the id numbers: %s', async (_, captions) => {
  const { fields, errors } = await read(captions, (person, at) => [
    person.name,
    person.idNo,
    hiredOn(at),
    person.birthday,
    person.occupationCode,
  ]);
  expect(fields).toEqual(['name', 'idNo', null, 'birthday', 'occupationCode']);
  expect(errors).toEqual([]);
});

it('reads no day of a list without captions as a birthday if its id numbers contradict it', async () => {
  const { fields } = await read(null, (person, at) => [person.name, person.idNo, hiredOn(at), person.occupationCode]);
  expect(fields).toEqual(['name', 'idNo', null, 'occupationCode']);
});

it.each(['序号', '子女数', '班组'])('does not read digits under %s as a class', async (caption) => {
  const { fields, errors } = await read(`${caption},姓名,身份证号,职业名称`, (person, at) => [
    (at % 6) + 1,
    person.name,
    person.idNo,
    person.occupationName,
  ]);
  expect(fields).toEqual([null, 'name', 'idNo', 'occupationName']);
  expect(errors).toEqual([]);
});

it('does not read the row numbers of a list without captions as a class', async () => {
  const three = roster.slice(0, 3).map((person, at) => [at + 1, person.name, person.idNo, person.occupationName]);
  const { columns, errors } = await readList(three.map((cells) => cells.join(',')).join('\n'));
  expect(columns.map(({ field }) => field)).toEqual([null, 'name', 'idNo', 'occupationName']);
  expect(errors).toEqual([]);
});

const withClass = ({ name, idNo, occupationCode }: NewPerson, word: string) => [name, idNo, occupationCode, word];

it('reads words as a class under any caption, digits only without a caption', async () => {
  const worded = await read('姓名,身份证号,职业代码,丁', (person) => withClass(person, `${person.occupationClass}类`));
  expect(worded.fields).toEqual(['name', 'idNo', 'occupationCode', 'occupationClass']);
  const bare = await read(null, (person) => withClass(person, person.occupationClass));
  expect(bare.fields).toEqual(['name', 'idNo', 'occupationCode', 'occupationClass']);
});

it('ignores invisible characters', async () => {
  const { fields, errors } = await read(null, ({ name, idNo, occupationCode, occupationClass }) =>
    [name, idNo, occupationCode, `${occupationClass}类`].map((text) => `${text}\u200B`),
  );
  expect(fields).toEqual(['name', 'idNo', 'occupationCode', 'occupationClass']);
  expect(errors).toEqual([]);
});

it('finds the names after a column of short words that has another caption', async () => {
  const { fields } = await read('车间,员工,身份证号,职业代码', ({ name, idNo, occupationCode }) => [
    '生产部',
    name,
    idNo,
    occupationCode,
  ]);
  expect(fields).toEqual([null, 'name', 'idNo', 'occupationCode']);
});
