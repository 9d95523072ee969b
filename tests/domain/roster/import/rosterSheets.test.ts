import { idTypeInList, isPersonIdType } from '@tuanbao/library/domain/identity/personIdType';
import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { idTypeOfText, sexOfText } from '@tuanbao/library/domain/roster/personWords';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';
import { personWords } from '@tuanbao/library/i18n/personWords.messages';
import { rosterProblemMessages } from '@tuanbao/library/i18n/rosterProblems.messages';
import { openRosterFile } from '@tuanbao/library/widgets/RosterImport';
import { messages } from '@tuanbao/library/widgets/RosterImport/messages';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { expect, it } from 'vitest';

import { writeWorkbook, type WrittenSheet } from '../../../../library/src/spreadsheet/writeWorkbook.ts';
import {
  faultySheets,
  personSheets,
  type RosterSheetWords,
  templateSheets,
} from '../../../../library/src/widgets/RosterImport/rosterSheets.ts';
import { rosterContext, samplePerson, sampleRoster } from '../../../../stories/fixtures/rosters.ts';

const wordsIn = (locale: string): RosterSheetWords => ({
  files: messagesIn(messages, locale),
  cells: messagesIn(personWords, locale),
  problems: messagesIn(rosterProblemMessages, locale),
});

/** Returns the XML of the first sheet of a workbook. */
const writtenSheet = (file: Uint8Array) => strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

async function readBack(sheets: readonly WrittenSheet[], locale: string) {
  const { fields } = messagesIn(personWords, locale);
  const opened = await openRosterFile(writeWorkbook(sheets), rosterContext, (field) => fields[field]);
  if (opened.status === 'refused') throw new Error(opened.problem.code);
  return personsOfSheet(opened.sheet, opened.header, rosterContext);
}
const unassigned = (person: NewPerson) => ({ ...person, schemeId: '' });

it.each(['zh-CN', 'en-US'])('writes a roster that reads back the same, header in %s', async (locale) => {
  const roster = sampleRoster(30).map(unassigned);
  const { persons, problems } = await readBack(personSheets(roster, rosterContext, wordsIn(locale)), locale);
  expect(persons).toEqual(roster);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it.each(['zh-CN', 'en-US'])('understands every word that it writes into cells in %s', (locale) => {
  const { idTypes, sexes } = messagesIn(personWords, locale);
  for (const [type, word] of Object.entries(idTypes))
    expect(idTypeInList(idTypeOfText(word)?.word ?? '', isPersonIdType(type) ? [type] : [])).toBe(type);
  for (const [sex, word] of Object.entries(sexes)) expect(sexOfText(word)?.word).toBe(sex);
});

it('writes files that another library can read', async () => {
  const roster = sampleRoster(3);
  const file = writeWorkbook(personSheets(roster, rosterContext, wordsIn('zh-CN')));
  const [list] = await readXlsxFile(new Blob([file]));
  expect(list?.sheet).toBe('人员清单');
  expect(list?.data.slice(1).map((row) => row[2])).toEqual(roster.map(({ idNo }) => idNo));
});

it.each(['zh-CN', 'en-US'])('finds every column of its own template, header in %s', async (locale) => {
  const [list, ...others] = templateSheets(rosterContext, wordsIn(locale));
  const filled = { ...list, rows: [['李四', '', '11010519491231002X', '', '', '0001001', '', '']] } as WrittenSheet;
  const { persons, problems } = await readBack([filled, ...others], locale);
  expect(persons).toMatchObject([{ name: '李四', idNo: '11010519491231002X', occupationClass: '1' }]);
  expect(problems.map(({ code }) => code)).not.toContain('W_UNKNOWN_COLUMN');
});

it('offers the product’s choices, as drop-downs and as a list of occupations', () => {
  const [list, occupations] = templateSheets({ ...rosterContext, idTypes: ['idCard', 'passport'] }, wordsIn('zh-CN'));
  const choices = Object.fromEntries(list?.columns.map(({ caption, choices: offered }) => [caption, offered]) ?? []);
  expect(choices).toMatchObject({
    证件类型: ['身份证', '护照'],
    性别: ['男', '女'],
    职业类别: ['1', '2', '3', '4'],
    证件号码: [],
  });
  const classes = new Set(occupations?.rows.map((row) => row[2]));
  expect([...classes].toSorted((one, other) => Number(one) - Number(other))).toEqual([1, 2, 3, 4]);
});

const xmlOf = (...choices: readonly string[]) =>
  writtenSheet(writeWorkbook([{ name: '名单', columns: [{ caption: '方案', choices }], rows: [] }]));

it('writes a drop-down whose options contain quotation marks, and none if an option contains a comma', () => {
  expect(xmlOf('车间"夜班"', '办公室')).toContain('<formula1>"车间&quot;&quot;夜班&quot;&quot;,办公室"</formula1>');
  expect(xmlOf('甲,乙', '办公室')).not.toContain('<dataValidation');
});

it('leaves out occupations if the product doesn’t request them', () => {
  const sheets = templateSheets({ ...rosterContext, allowedClasses: '000000' }, wordsIn('zh-CN'));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.columns.map(({ caption }) => caption)).toEqual([
    '姓名',
    '证件类型',
    '证件号码',
    '性别',
    '出生日期',
  ]);
});

it('lists persons with errors and the reasons; after corrections the same file has no errors', async () => {
  const right = samplePerson(1);
  const wrong = { ...right, idNo: `${right.idNo.slice(0, 17)}*`, sex: '不详' };
  const store = createRosterStore(rosterContext, [samplePerson(0), wrong]);
  const [sheet] = faultySheets(store, wordsIn('zh-CN'));
  expect(sheet?.rows).toHaveLength(1);
  expect(sheet?.rows[0]?.at(-1)).toBe('证件号码：证件号码格式不正确，请核对；性别：性别无法识别，请填写男或女');
  const mended = sheet?.rows.map((row) => row.with(2, right.idNo).with(3, '男')) ?? [];
  const { persons, problems } = await readBack([{ ...sheet, rows: mended } as WrittenSheet], 'zh-CN');
  expect(persons).toHaveLength(1);
  expect(problems.filter(({ severity, code }) => severity === 'error' && code !== 'E_SEX_MISMATCH')).toEqual([]);
});
