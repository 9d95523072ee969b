// npm run occupations:build -- <folder>: gives the rows of <folder>/occupations.json their readings and everyday titles
// (reviewed in <folder>/occupationTitles.json), so that neither browser nor server needs a dictionary.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { type Row, rowsWithWords, type Titles } from './occupations/occupationRows.ts';

const folder = resolve(process.argv[2] ?? '.');
const rowsFile = resolve(folder, 'occupations.json');
const rows: readonly Row[] = JSON.parse(readFileSync(rowsFile, 'utf8'));
const titles: Titles = JSON.parse(readFileSync(resolve(folder, 'occupationTitles.json'), 'utf8'));

const written = rowsWithWords(rows, titles).map((row) => JSON.stringify(row));
writeFileSync(rowsFile, `[\n${written.join(',\n')}\n]\n`);
