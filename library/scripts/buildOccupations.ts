// npm run occupations:build -- <folder>: gives the rows of <folder>/occupations.json their readings and everyday titles
// (reviewed in <folder>/occupationTitles.json), so that neither browser nor server needs a dictionary. A reading is
// written only where those of the rows before don't tell it.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { pinyin as dictionary } from 'pinyin-pro';

import { readingTable, syllablesByTable } from '../src/domain/pinyin/readingTable.ts';

interface Row {
  readonly code: string;
  readonly name: string;
  readonly [column: string]: unknown;
}

/** Readings where the dictionary is wrong about a name. Reviewed by hand. */
const corrected: Readonly<Record<string, string>> = {
  调车员: 'diao che yuan',
  店长: 'dian zhang',
  工长: 'gong zhang',
  拉长: 'la zhang',
  线长: 'xian zhang',
  '歌手、乐手': 'ge shou yue shou',
  典当行从业人员: 'dian dang hang cong ye ren yuan',
};

/** Syllables without tones, ü as v; letters and digits stay, marks go. */
function syllablesOf(name: string): string {
  const spoken = name.replace(/[^\p{L}\p{N}.]/gu, '');
  const syllables = dictionary(spoken, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  return corrected[name] ?? syllables.join(' ').toLowerCase();
}

const folder = resolve(process.argv[2] ?? '.');
const rowsFile = resolve(folder, 'occupations.json');
const rows: readonly Row[] = JSON.parse(readFileSync(rowsFile, 'utf8'));
const titles: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(resolve(folder, 'occupationTitles.json'), 'utf8'),
);
const unknown = Object.keys(titles).filter((code) => !rows.some((row) => row.code === code));
if (unknown.length > 0) throw new Error(`titles of occupations that don't exist: ${unknown.join(' ')}`);

let told: readonly { name: string; pinyin: string }[] = [];
const isTold = (name: string): boolean => syllablesByTable(name, readingTable(told)).join(' ') === syllablesOf(name);
const named = rows.map(({ pinyin: _pinyin, titles: _titles, titlePinyin: _titlePinyin, ...row }) => {
  if (isTold(row.name)) return row;
  const pinyin = syllablesOf(row.name);
  told = [...told, { name: row.name, pinyin }];
  return { ...row, pinyin };
});
const written = named.map((row) => {
  const own = titles[row.code] ?? [];
  const untold = own.filter((title) => !isTold(title)).map((title) => [title, syllablesOf(title)]);
  return {
    ...row,
    ...(own.length > 0 && { titles: own }),
    ...(untold.length > 0 && { titlePinyin: Object.fromEntries(untold) }),
  };
});
writeFileSync(rowsFile, `[\n${written.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
