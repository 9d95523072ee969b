import { occupationOf } from '@tuanbao/library/domain/occupation/occupationTree';

import { writeWorkbook } from '../../library/src/spreadsheet/writeWorkbook.ts';
import { rosterContext, samplePerson } from '../../stories/fixtures/rosters.ts';
import { listOf } from './rosterLists.ts';

/** A row of the spreadsheet: the text of each cell by the caption of its column. */
type Row = Record<string, string>;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkedNumber = (body: string) =>
  body + '10X98765432'.charAt(weights.reduce((sum, weight, at) => sum + weight * Number(body.charAt(at)), 0) % 11);

const sexWords = { male: '男', female: '女' };
const birthdayIn = (idNo = '') => `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`;
const sexIn = (idNo = '') => sexWords[Number(idNo.charAt(16)) % 2 === 1 ? 'male' : 'female'];

/**
 * Returns the row with the id number of another person, who has a valid age and is in none of the lists. Birthday and
 * sex match the new id number.
 */
function withOtherNumber(row: Row, at: number): Row {
  const { idNo, birthday, sex } = samplePerson(900 + at);
  return {
    ...row,
    证件类型: '身份证',
    证件号码: idNo,
    出生日期: birthday,
    性别: sexWords[sex as keyof typeof sexWords],
  };
}

function withOtherOccupation(row: Row): Row {
  const { occupationCode, occupationName, occupationClass } = samplePerson(0);
  return { ...row, 职业代码: occupationCode, 职业名称: occupationName, 职业类别: occupationClass };
}

/**
 * Matches the mark between two reasons. The same mark also occurs inside a sentence, so it only separates reasons if
 * the name of a column follows.
 */
const nextReason = /；(?=(?:姓名|证件类型|证件号码|性别|出生日期|职业代码|职业名称|职业类别)：)/;

const classIn = (row: Row, reason: string) =>
  /应为 (\d) 类/.exec(reason)?.[1] ??
  String(occupationOf(rosterContext.occupations, row['职业代码'] ?? '')?.class ?? '');

/**
 * Patterns of reasons, each with the correction that a user would make. The first matching pattern is used. `at` is the
 * number of the row, so that each row gets another id number.
 */
const corrections: readonly (readonly [RegExp, (row: Row, at: number, reason: string) => Row])[] = [
  [
    /证件号码：.*(?:校验不通过|格式不正确)/,
    (row) => ({ ...row, 证件号码: checkedNumber((row['证件号码'] ?? '').slice(0, 17)) }),
  ],
  [/证件号码：.*(?:重复|年龄不符合)/, withOtherNumber],
  [/姓名：/, (row) => ({ ...row, 姓名: '李四' })],
  [/性别：/, (row) => ({ ...row, 性别: sexIn(row['证件号码']) })],
  [/出生日期：/, (row) => ({ ...row, 出生日期: birthdayIn(row['证件号码']) })],
  [/职业代码：|职业名称：|不支持/, withOtherOccupation],
  [/职业类别：/, (row, _, reason) => ({ ...row, 职业类别: classIn(row, reason) })],
];

/**
 * Corrects the list of failed rows that the widget exported. In each row, the cells that its reasons name are
 * corrected; all other cells stay unchanged, including the cell with the reasons. @param lost complete id numbers of
 * rows in which a spreadsheet has lost the last digits; they are found by their first digits
 */
export async function correctedList(
  bytes: Uint8Array,
  lost: readonly string[],
): Promise<{ readonly file: Uint8Array<ArrayBuffer>; readonly changed: readonly (readonly string[])[] }> {
  const { sheet } = await listOf(bytes);
  const [captions = [], ...cells] = Array.from({ length: sheet.rowCount }, (_, at) => sheet.cellsAt(at).map(String));
  const changed: string[][] = [];
  const rows = cells.map((values, at) => {
    const before: Row = Object.fromEntries(captions.map((caption, column) => [caption, values[column] ?? '']));
    let row = before;
    for (const reason of (before['错误原因'] ?? '').split(nextReason)) {
      const number = lost.find((each) => each.startsWith(String(Number(row['证件号码'] ?? '')).slice(0, 14)));
      const correct = corrections.find(([said]) => said.test(reason))?.[1];
      if (/末几位已丢失/.test(reason)) row = { ...row, 证件号码: number ?? '' };
      else if (correct) row = correct(row, at, reason);
      else throw new Error(`nobody knows how to put “${reason}” right`);
    }
    changed.push(captions.filter((caption) => row[caption] !== before[caption]));
    return captions.map((caption) => row[caption] ?? '');
  });
  const columns = captions.map((caption) => ({ caption }));
  return { file: new Uint8Array(writeWorkbook([{ name: sheet.name, columns, rows }])), changed };
}
