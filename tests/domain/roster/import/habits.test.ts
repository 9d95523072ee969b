import { habitsAfter } from '@tuanbao/library/domain/roster/import/habits';
import type { RosterColumn } from '@tuanbao/library/domain/roster/import/rosterColumns';
import type { PersonField } from '@tuanbao/library/domain/roster/person';
import { expect, it } from 'vitest';

import { samplePerson } from '../../../../stories/fixtures/rosters.ts';
import { readList } from './readList.ts';

const { name, idNo, occupationName } = samplePerson(0);

/** Returns the columns after the user has chosen a field for the column at index `at`. */
const chosen = (columns: readonly RosterColumn[], at: number, field: PersonField | null): readonly RosterColumn[] =>
  columns.map((column) =>
    column.index === at ? { index: at, caption: column.caption, field, isChosen: true } : column,
  );

it('remembers columns that the user chose, not those that were recognised by content or stayed unknown', async () => {
  const { columns } = await readList(`姓名,内部号,身份,补贴\n${name},A1,${idNo},无\n`);
  expect(columns.map(({ field }) => field)).toEqual(['name', null, 'idNo', null]);
  expect(habitsAfter(null, columns, {}).captions).toEqual({});
  expect(habitsAfter(null, chosen(columns, 1, 'occupationName'), {}).captions).toEqual({ 内部号: 'occupationName' });
});

it('remembers that the user left out a column that was recognised by content', async () => {
  const { columns } = await readList(`姓名,配偶,职业\n${name},${idNo},${occupationName}\n`);
  expect(columns[1]).toMatchObject({ field: 'idNo', isGuessed: true });
  expect(habitsAfter(null, chosen(columns, 1, null), {}).captions).toEqual({ 配偶: null });
});

it('doesn’t treat a repeated caption as one that the user left out', async () => {
  const { columns } = await readList(`姓名,姓名,身份证号\n${name},${name},${idNo}\n`);
  expect(habitsAfter(null, columns, {}).captions).toEqual({});
});

it('removes a choice that the user changes back to the caption’s meaning', async () => {
  const { columns } = await readList(`姓名,岗位,身份证号\n${name},甲,${idNo}\n`);
  const before = { captions: { 岗位: null, 编号: 'idNo' as const }, words: {} };
  expect(habitsAfter(before, chosen(columns, 1, 'occupationName'), {}).captions).toEqual({ 编号: 'idNo' });
});

it.each([
  ['an id number', [name, idNo, '会计']],
  ['a day', [name, '1990-03-07', '姓名']],
  ['a sex', [name, '男', '身份证号']],
  ['a document', [name, '身份证', '会计']],
  ['names', [name, '王伟伟', '会计']],
])('remembers no caption if the header is a person’s row: %s', (_, captions) => {
  const columns = captions.map((caption, index) => ({ index, caption, field: null }));
  const named = chosen(chosen(columns, 0, 'name'), 2, 'occupationName');
  expect(habitsAfter(null, named, {}).captions).toEqual({});
});

it('remembers no letter of a column without a caption', () => {
  const columns = ['A', 'B'].map((caption, index) => ({ index, caption, field: null }));
  expect(habitsAfter(null, chosen(columns, 0, 'name'), {}).captions).toEqual({});
});

it('removes numbers and days that were remembered as captions or words', () => {
  const before = { captions: { [idNo]: 'idNo' as const, 编号: 'idNo' as const }, words: {} };
  const words = { sex: { [idNo]: 'male', 公: 'male' } };
  expect(habitsAfter(before, [], words)).toEqual({
    captions: { 编号: 'idNo' },
    words: { idType: {}, sex: { 公: 'male' }, socialSecurity: {} },
  });
});

it('prefers a column that the user named to one whose caption is known', async () => {
  const text = `姓名,投保姓名,身份证号\n旧名,${name},${idNo}\n`;
  const { columns } = await readList(text, { knownCaptions: { 投保姓名: 'name' } });
  expect(columns.map(({ field }) => field)).toEqual([null, 'name', 'idNo']);
});
