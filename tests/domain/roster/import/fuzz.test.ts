import { readFileSync } from 'node:fs';

import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import { openRosterFile } from '@tuanbao/library/widgets/RosterImport';
import { expect, it } from 'vitest';

import { rosterContext } from '../../../../stories/fixtures/rosters.ts';
import { flipped } from './flipped.ts';

const files = 500;
const original = new Uint8Array(readFileSync(new URL('../../../fixtures/rosters/clean-50.xlsx', import.meta.url)));

/** Returns the document numbers of the persons in a file. If the file is refused, returns the error code. */
async function outcomeOf(bytes: Uint8Array): Promise<readonly string[] | string> {
  const opened = await openRosterFile(bytes, rosterContext, String);
  if (opened.status === 'refused') return opened.problem.code;
  return personsOfSheet(opened.sheet, opened.header, rosterContext).persons.map(({ idNo }) => idNo);
}

it(
  `refuses a damaged file or reads its content: ${files} files, each in short time`,
  { timeout: 120_000 },
  async () => {
    const held = await outcomeOf(original);
    expect(held).toHaveLength(50);
    const outcomes = new Map<string, number>();
    let longest = 0;
    for (let seed = 1; seed <= files; seed++) {
      const started = performance.now();
      const outcome = await outcomeOf(flipped(original, seed));
      longest = Math.max(longest, performance.now() - started);
      // A changed byte can hide a sheet or a style. If persons are read, their numbers must still be the original
      // numbers.
      const kind = typeof outcome === 'string' ? outcome : 'read';
      expect({ seed, read: kind === 'read' ? outcome : held }).toEqual({ seed, read: held });
      outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
    }
    expect(longest).toBeLessThan(3000);
    expect([...outcomes.keys()].every((kind) => /^(?:read|F_\w+)$/.test(kind))).toBe(true);
    expect(outcomes.get('F_CORRUPT')).toBeGreaterThan(files / 2);
  },
);
