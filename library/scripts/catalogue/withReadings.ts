import { readingTable, syllablesByTable } from '../../src/domain/pinyin/readingTable.ts';
import { syllablesOf } from './syllables.ts';

/** An industry as the catalogue carries it: code, name, parent, and its syllables where the rows before don't tell them. */
export type IndustryRow = readonly [string, string, string] | readonly [string, string, string, string];

/** Industries with readings where the rows before don't tell them. */
export function industriesWithReadings(rows: readonly IndustryRow[]): readonly IndustryRow[] {
  const told: { name: string; pinyin: string }[] = [];
  let table = readingTable(told);
  return rows.map(([code, name, parent]): IndustryRow => {
    const pinyin = syllablesOf(name);
    if (syllablesByTable(name, table).join(' ') === pinyin) return [code, name, parent];
    told.push({ name, pinyin });
    table = readingTable(told);
    return [code, name, parent, pinyin];
  });
}

/** Anything with a name, and how that is read. */
export const withPinyin = <Named extends { readonly name: string }>(
  named: Named,
): Named & { readonly pinyin: string } => ({
  ...named,
  pinyin: syllablesOf(named.name),
});
