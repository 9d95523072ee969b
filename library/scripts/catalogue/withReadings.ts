import { readingTable, syllablesByTable } from '../../src/domain/pinyin/readingTable.ts';
import { syllablesOf } from './syllables.ts';

/**
 * An industry in the catalogue: code, name, parent and pinyin. The pinyin is left out if it can be derived from the
 * pinyin of earlier rows.
 */
export type IndustryRow = readonly [string, string, string] | readonly [string, string, string, string];

/** Adds pinyin to industries. The pinyin of a row is left out if it can be derived from the pinyin of earlier rows. */
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

/** Adds the pinyin of the name to an object. */
export const withPinyin = <Named extends { readonly name: string }>(
  named: Named,
): Named & { readonly pinyin: string } => ({
  ...named,
  pinyin: syllablesOf(named.name),
});
