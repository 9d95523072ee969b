import { pasteBlock } from '@tuanbao/library/domain/roster/paste/pasteBlock';
import { personFields } from '@tuanbao/library/domain/roster/person';
import { expect, it } from 'vitest';

import { rosterContext, sampleRoster } from '../../../../stories/fixtures/rosters.ts';
import { readList } from './readList.ts';

const roster = sampleRoster(4);
const names = roster.map(({ name }) => name);
const captions = ['姓名', '证件号码', '职业代码', '工号'];
const rows = roster.map(({ name, idNo, occupationCode }, at) => [name, idNo, occupationCode, `W${at}`]);
const below = [
  ['English captions', ['Name', 'ID Number', 'Job', 'Staff no.']],
  ['what must be filled in', ['必填', '必填', '必填', '选填']],
  ['what must be filled in, in brackets', ['（必填）', '*必填，18 位', '必填', '']],
  ['what must be filled in, in English', ['Required', '(required)', 'Optional', 'optional']],
  ['the same captions', captions],
] as const;

it.each(below)('does not read a second row of captions as a person: %s', async (_, second) => {
  const { persons, errors } = await readList([captions, second, ...rows].map((cells) => cells.join('\t')).join('\n'));
  expect(persons.map(({ name }) => name)).toEqual(names);
  expect(errors).toEqual([]);
});

it.each(below)('does not paste a second row of captions as a person: %s', (_, second) => {
  const target = { fields: personFields, persons: [], size: { rows: 1, columns: 1 }, schemeId: 'office', room: 9 };
  const paste = pasteBlock([captions, [...second], ...rows], target, rosterContext);
  expect(paste.by).toBe('header');
  expect(paste.added.map(({ name }) => name)).toEqual(names);
  expect(paste.rows).toBe(names.length);
});

it('leaves out captions that every printed page repeats, and reports their rows', async () => {
  const pages = [captions, ...rows.slice(0, 2), captions, ...rows.slice(2)];
  const { persons, rowOf, problems, errors } = await readList(pages.map((cells) => cells.join(',')).join('\n'));
  expect(persons.map(({ name }) => name)).toEqual(names);
  expect(rowOf).toEqual([2, 3, 5, 6]);
  expect(errors).toEqual([]);
  expect(problems).toContainEqual(expect.objectContaining({ code: 'W_FOOTER_SKIPPED', row: 4 }));
});

it('keeps persons whose row has no number or an odd text in it', async () => {
  const odd = [
    ['李四', '', '0001001'],
    ['王五', '待补', '0001001'],
    ['', '身份证', '0001001'],
    ['Name Beispiel', '护照', '0001001'],
  ];
  const { persons } = await readList([captions.slice(0, 3), ...odd].map((cells) => cells.join(',')).join('\n'));
  expect(persons.map(({ name }) => name)).toEqual(['李四', '王五', '', 'Name Beispiel']);
});
