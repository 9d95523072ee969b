import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { pagesFolder } from './pages.mjs';
import { home } from './subjects.mjs';

/** Folder that is served to the page as `/rosters/<file>`. */
export const rostersFolder = join(pagesFolder, 'rosters-root');

const small = join(home, '../../fixtures/rosters/clean-10000.xlsx');

/**
 * Copies the fixture of 10,000 persons. Also writes a file with ten times as many persons, each with another id number.
 */
export function ensureRosters() {
  const folder = join(rostersFolder, 'rosters');
  const large = join(folder, 'clean-100000.xlsx');
  mkdirSync(folder, { recursive: true });
  copyFileSync(small, join(folder, 'clean-10000.xlsx'));
  if (existsSync(large)) return;
  const { read, utils, write } = createRequire(join(home, 'package.json'))('xlsx');
  const book = read(small, { type: 'file', cellDates: false, cellText: false });
  const [head, ...persons] = utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1, raw: true });
  const [idAt, birthdayAt] = ['证件号码', '出生日期'].map((caption) => head.indexOf(caption));
  const moved = (person, round) =>
    person.map((cell, column) => {
      if (column === idAt) return otherSerial(String(cell), round);
      // The date is written as in the small file: a number with a date format.
      return column === birthdayAt ? { t: 'n', v: cell, z: 'yyyy-mm-dd' } : cell;
    });
  const rows = [head];
  for (let round = 0; round < 10; round++) for (const person of persons) rows.push(moved(person, round));
  const sheet = utils.aoa_to_sheet(rows, { dense: true });
  const bytes = write(
    { SheetNames: ['名单'], Sheets: { 名单: sheet } },
    { type: 'buffer', compression: true, bookSST: true },
  );
  writeFileSync(large, bytes);
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Returns the id number with a county code that depends on `round`, and a new check digit (GB 11643). */
function otherSerial(id, round) {
  const body = `${id.slice(0, 4)}${String((Number(id.slice(4, 6)) + round * 7) % 100).padStart(2, '0')}${id.slice(6, 17)}`;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'[sum % 11];
}
