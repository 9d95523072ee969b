// npm run occupations:build -- <folder>: adds pinyin and everyday titles to the rows of <folder>/occupations.json. The
// titles come from <folder>/occupationTitles.json. Because of these data, browser and server need no dictionary.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { type Row, rowsWithWords, type Titles } from './occupations/occupationRows.ts';

const folder = resolve(process.argv[2] ?? '.');
const rowsFile = resolve(folder, 'occupations.json');
const rows: readonly Row[] = JSON.parse(readFileSync(rowsFile, 'utf8'));
const titles: Titles = JSON.parse(readFileSync(resolve(folder, 'occupationTitles.json'), 'utf8'));

const written = rowsWithWords(rows, titles).map((row) => JSON.stringify(row));
writeFileSync(rowsFile, `[\n${written.join(',\n')}\n]\n`);
