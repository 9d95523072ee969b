import { chooseSheet, type SheetChoice } from '@tuanbao/library/domain/roster/import/chooseSheet';
import { habitsAfter } from '@tuanbao/library/domain/roster/import/habits';
import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import type { MergedRange, Sheet, SheetCell } from '@tuanbao/library/domain/roster/import/sheet';
import type { ValueWords } from '@tuanbao/library/domain/roster/import/valueWords';
import { expect, it } from 'vitest';

import { rosterContext } from '../../../../stories/fixtures/rosters.ts';

const sheetOf = (rows: readonly (readonly SheetCell[])[], more: Partial<Sheet> = {}): Sheet => ({
  name: '名单',
  isHidden: false,
  rowCount: rows.length,
  isCut: false,
  merged: [],
  rowNumberAt: (position) => position + 1,
  cellsAt: (position) => rows[position] ?? [],
  usedColumns: () => new Set(rows.flatMap((row) => [...row.keys()])),
  dayOf: () => null,
  isHiddenRow: () => false,
  isHiddenColumn: () => false,
  hasFormula: () => false,
  ...more,
});

function read(sheet: Sheet, choice: SheetChoice = {}, words: ValueWords = {}) {
  const chosen = chooseSheet([sheet], rosterContext, String, choice);
  if (chosen.status === 'refused') throw new Error(chosen.problem.code);
  return { ...chosen, ...personsOfSheet(chosen.sheet, chosen.header, rosterContext, words) };
}

const header = ['姓名', '证件号码', '职业代码'];
const [one, two] = ['11010519491231002X', '310199199003070007'];
const down = (column: number, firstRow: number, lastRow: number): MergedRange => ({
  firstRow,
  lastRow,
  firstColumn: column,
  lastColumn: column,
});

it('uses an occupation in merged rows for all of them, a name only for one', () => {
  const rows = [header, ['李四', one, '0001001'], [null, two, null], ['王五', one, null]];
  const { persons } = read(sheetOf(rows, { merged: [down(2, 2, 3), down(0, 2, 3)] }));
  expect(persons.map(({ name, occupationCode }) => [name, occupationCode])).toEqual([
    ['李四', '0001001'],
    ['', '0001001'],
    ['王五', ''],
  ]);
});

it('reads a caption that is merged over two header rows', () => {
  const rows = [
    ['姓名', '证件', null],
    [null, '证件号码', '职业代码'],
    ['李四', one, '0001001'],
  ];
  const { header: found, persons } = read(sheetOf(rows, { merged: [down(0, 1, 2)] }));
  expect([found.row, persons[0]?.name]).toEqual([1, '李四']);
});

it('reports hidden rows and formulas, by cell', () => {
  const sheet = sheetOf([header, ['李四', one, '0001001']], {
    isHiddenRow: (position) => position === 1,
    hasFormula: (position, column) => position === 1 && column === 0,
  });
  const told = read(sheet).problems.map(({ code, path, row }) => [code, path, row]);
  expect(told).toContainEqual(['W_HIDDEN_ROW', '', 2]);
  expect(told).toContainEqual(['W_FORMULA', 'name', 2]);
});

it('reports hidden columns that are read, not those that are left out', () => {
  const sheet = sheetOf(
    [
      ['姓名', '证件号码', '职业代码', '备注'],
      ['李四', one, '0001001', '旧'],
    ],
    { isHiddenColumn: (column) => column === 1 || column === 3 },
  );
  const told = read(sheet).problems.filter(({ code }) => code === 'W_HIDDEN_COLUMN');
  expect(told.map(({ params }) => params['column'])).toEqual(['证件号码']);
});

const dayOf = (figure: number) => (figure === 33_000 ? '1990-05-07' : '1905-01-01');

it('reads a birthday without format that is the number of a day; a single year stays unchanged', () => {
  const birthdays = [33_000, 1990, 19_900_307].map((figure) => [
    ['姓名', '证件号码', '出生日期'],
    ['李四', one, figure],
  ]);
  const found = birthdays.map((rows) => read(sheetOf(rows, { dayOf })).persons[0]?.birthday);
  expect(found).toEqual(['1990-05-07', '1990', '1990-03-07']);
});

it('reports a number that a spreadsheet rounded', () => {
  const { problems } = read(sheetOf([header, ['李四', 310199199003070000, '0001001']]));
  expect(problems).toContainEqual(expect.objectContaining({ code: 'E_ID_PRECISION', path: 'idNo', row: 2 }));
});

it('lists each unknown word once, and uses the meaning that the user gives', () => {
  const rows = [
    ['姓名', '证件类型', '证件号码', '职业代码'],
    ['李四', '护照本', 'E12345678', '0001001'],
    ['王五', ' 护照本 ', 'E12345679', '0001001'],
  ];
  expect(read(sheetOf(rows)).unknownWords).toEqual([{ field: 'idType', text: '护照本', count: 2 }]);
  const explained = read(sheetOf(rows), {}, { idType: { 护照本: 'passport' } });
  expect(explained.unknownWords).toEqual([]);
  expect(explained.persons.map(({ idType }) => idType)).toEqual(['passport', 'passport']);
});

it('remembers captions that the user explained or left out, and no known ones', () => {
  const habits = habitsAfter(
    null,
    [
      { index: 0, caption: ' 编号* ', field: 'idNo', isChosen: true },
      { index: 1, caption: '姓名', field: 'name' },
      { index: 2, caption: '职务', field: null, isChosen: true },
    ],
    { sex: { 公: 'male' } },
  );
  expect(habits).toEqual({
    captions: { 编号: 'idNo', 职务: null },
    words: { idType: {}, sex: { 公: 'male' }, socialSecurity: {} },
  });
  const rows = [
    ['姓名', '编号', '职业代码', '职务'],
    ['李四', one, '0001001', '经理'],
  ];
  const { header: found } = read(sheetOf(rows), { knownCaptions: habits.captions });
  expect(found.columns.map(({ field }) => field)).toEqual(['name', 'idNo', 'occupationCode', null]);
});

it('says which columns are missing instead of refusing the file', () => {
  const { problems } = chooseOrFail([
    ['姓名', '性别', '职业代码'],
    ['李四', '男', '0001001'],
  ]);
  expect(problems).toMatchObject([{ code: 'F_MISSING_COLUMN', params: { columns: 'idNo' } }]);
});

function chooseOrFail(rows: readonly (readonly SheetCell[])[]) {
  const chosen = chooseSheet([sheetOf(rows)], rosterContext, String);
  if (chosen.status === 'refused') throw new Error(chosen.problem.code);
  return chosen;
}

it('refuses a sheet that was cut off at the maximum number of rows', () => {
  const cut = sheetOf([header, ['李四', one, '0001001']], { isCut: true });
  expect(chooseSheet([cut], rosterContext, String)).toMatchObject({ problem: { code: 'F_TOO_MANY_ROWS' } });
});
