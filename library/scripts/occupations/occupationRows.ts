import { readingTable, syllablesByTable } from '../../src/domain/pinyin/readingTable.ts';
import { syllablesOf } from '../catalogue/syllables.ts';

/** A row of occupation data; columns that readings and titles don't touch stay as they are. */
export interface Row {
  readonly code: string;
  readonly name: string;
  readonly [column: string]: unknown;
}

/** Everyday titles by occupation code. */
export type Titles = Readonly<Record<string, readonly string[]>>;

/**
 * The rows with their titles, and with readings where the rows before don't tell them.
 * @throws Error where titles belong to no occupation
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
