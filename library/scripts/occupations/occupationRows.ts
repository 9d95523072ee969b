import { readingTable, syllablesByTable } from '../../src/domain/pinyin/readingTable.ts';
import { syllablesOf } from '../catalogue/syllables.ts';

/** A row of the occupation data. All columns except pinyin and titles stay unchanged. */
export interface Row {
  readonly code: string;
  readonly name: string;
  readonly [column: string]: unknown;
}

/** Everyday titles by occupation code. */
export type Titles = Readonly<Record<string, readonly string[]>>;

/**
 * Adds titles and pinyin to the rows. The pinyin of a row is left out if it can be derived from the pinyin of earlier
 * rows.
 * @throws Error when `titles` contains the code of an unknown occupation
 */
export function rowsWithWords(rows: readonly Row[], titles: Titles): readonly Row[] {
  const unknown = Object.keys(titles).filter((code) => !rows.some((row) => row.code === code));
  if (unknown.length > 0) throw new Error(`titles of occupations that don't exist: ${unknown.join(' ')}`);

  const told: { name: string; pinyin: string }[] = [];
  const isTold = (name: string): boolean => syllablesByTable(name, readingTable(told)).join(' ') === syllablesOf(name);
  const named = rows.map(({ pinyin: _pinyin, titles: _titles, titlePinyin: _titlePinyin, ...row }): Row => {
    if (isTold(row.name)) return row;
    const pinyin = syllablesOf(row.name);
    told.push({ name: row.name, pinyin });
    return { ...row, pinyin };
  });
  return named.map((row) => {
    const own = titles[row.code] ?? [];
    const untold = own.filter((title) => !isTold(title)).map((title) => [title, syllablesOf(title)]);
    return {
      ...row,
      ...(own.length > 0 && { titles: own }),
      ...(untold.length > 0 && { titlePinyin: Object.fromEntries(untold) }),
    };
  });
}
