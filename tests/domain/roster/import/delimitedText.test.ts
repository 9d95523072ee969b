import { expect, it } from 'vitest';

import { decodeText, readDelimitedText } from '../../../../library/src/spreadsheet/delimitedText.ts';
import type { CellValue } from '../../../../library/src/spreadsheet/tableSheet.ts';
import { sampleRoster } from '../../../../stories/fixtures/rosters.ts';
import { readList } from './readList.ts';

const rowsOf = (text: string): readonly (readonly CellValue[])[] => {
  const { rowCount, cellsAt } = readDelimitedText(text);
  return Array.from({ length: rowCount }, (_, position) => cellsAt(position));
};
const roster = sampleRoster(6);
const list = ['姓名,证件号码,职业代码', ...roster.map((each) => [each.name, each.idNo, each.occupationCode].join(','))];
const names = roster.map(({ name }) => name);
const namesIn = async (content: string | Uint8Array) => (await readList(content)).persons.map(({ name }) => name);

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  view.setUint16(0, 0xfeff, isLittleEndian);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
};

it.each([
  ['UTF-16, little end first', utf16(list.join('\r\n'), true)],
  ['UTF-16, big end first', utf16(list.join('\r\n'), false)],
  ['UTF-16 with tabs, as Excel’s “Unicode text”', utf16(list.join('\r\n').replaceAll(',', '\t'), true)],
  ['semicolons', list.join('\n').replaceAll(',', ';')],
  ['semicolons that the first line names', `sep=;\r\n${list.join('\r\n').replaceAll(',', ';')}`],
  ['commas that the first line names', `\uFEFFsep=,\n${list.join('\n')}`],
  ['full-width commas', list.join('\n').replaceAll(',', '，')],
])('reads a list with %s', async (_, content) => {
  const { persons, errors } = await readList(content);
  expect(persons.map(({ name }) => name)).toEqual(names);
  expect(errors).toEqual([]);
});

it('keeps the full-width commas of a text between commas, tabs or semicolons', () => {
  for (const delimiter of [',', '\t', ';'])
    expect(rowsOf(['甲，乙', '丙，丁，戊'].map((cell) => `${cell}${delimiter}己`).join('\n'))).toEqual([
      ['甲，乙', '己'],
      ['丙，丁，戊', '己'],
    ]);
});

it('numbers rows as a spreadsheet does, without the line that names the separator', () => {
  const text = 'sep=;\n姓名;住址\n甲;一, 二, 三\n乙;四, 五, 六';
  expect(rowsOf(text)[0]).toEqual(['姓名', '住址']);
  expect(readDelimitedText(text).rowNumberAt(1)).toBe(2);
});

it('reads every row if a quotation mark is never closed', async () => {
  const lone = list.map((line, at) => (at === 3 ? `"${line}` : line)).join('\n');
  const read = await namesIn(lone);
  expect(read).toHaveLength(names.length);
  expect(read.filter((_, at) => at !== 2)).toEqual(names.filter((_, at) => at !== 2));
});

it('reads a cell that begins with a quotation without changes, and quoted cells beside it', () => {
  expect(rowsOf('姓名,外号,住址\n"张"三,"甲, 乙","说 ""好"""\n李四,丙,丁')).toEqual([
    ['姓名', '外号', '住址'],
    ['"张"三', '甲, 乙', '说 "好"'],
    ['李四', '丙', '丁'],
  ]);
  expect(rowsOf('姓名,外号\n"张三,丙\n李四,"甲, 乙"')).toEqual([
    ['姓名', '外号'],
    ['"张三', '丙'],
    ['李四', '甲, 乙'],
  ]);
});

it('keeps the line breaks of quoted cells', () => {
  expect(rowsOf('姓名,备注\n甲,"一\n二"\n乙,三')).toEqual([
    ['姓名', '备注'],
    ['甲', '一\n二'],
    ['乙', '三'],
  ]);
});

it('reads a list in UTF-8 with a broken byte as UTF-8', async () => {
  const whole = utf8(`${list.join('\n')}\n`);
  const broken = new Uint8Array([...whole, 0xff, 0x0a]);
  expect((await namesIn(broken)).slice(0, names.length)).toEqual(names);
  // The text ends in the middle of a character, as after an incomplete download.
  expect(decodeText(utf8('姓名,证件号码\n李四').subarray(0, -1))).toMatch(/^姓名,证件号码\n李/u);
});

it.each([
  ['姓名,证件号码\n李四,护照', [0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd6, 0xa4, 0xbc, 0xfe, 0xba, 0xc5, 0xc2, 0xeb, 0x0a]],
  ['王,1', [0xcd, 0xf5, 0x2c, 0x31]],
])('still reads what Chinese Excel writes: %s', (text, bytes) => {
  const decoded = decodeText(new Uint8Array(bytes));
  expect(text.startsWith(decoded)).toBe(true);
});
