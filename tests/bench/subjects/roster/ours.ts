// Measures the checks of a roster in plain Node: 10,000 persons at once, and one edit in a store with these persons.
import { rosterProblems } from '@tuanbao/library/domain/roster/checkRoster';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';

import { rosterContext, sampleRoster, twoSchemes } from '../../../../stories/fixtures/rosters.ts';

const persons = 10_000;
const rounds = 25;
const edits = 2000;
const warmUp = 5;

const context = { ...rosterContext, schemes: twoSchemes };
const roster = sampleRoster(persons).map((person, key) => ({ ...person, key }));

/** Throws if a check finds another number of problems than expected, because then the measured time has no meaning. */
function mustFind(count: number, found: number): void {
  if (found !== count) throw new Error(`${found} problems instead of ${count}`);
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? NaN;

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const first = timed(() => rosterProblems(roster, context));
const whole = Array.from({ length: rounds }, () => timed(() => rosterProblems(roster, context))).slice(warmUp);

mustFind(0, rosterProblems(roster, context).length);
mustFind(
  2,
  rosterProblems(
    roster.map((person, at) => (at === 7 ? { ...person, idNo: 'x', sex: '' } : person)),
    context,
  ).length,
);

const store = createRosterStore(context, roster);
const keys = store.persons().map(({ key }) => key);
const numbers = roster.map(({ idNo }) => idNo);
/**
 * Three edits in turn: an invalid number, the number of another row, and the right number. So each edit changes
 * problems and duplicates.
 */
const single = Array.from({ length: edits }, (_, edit) => {
  const at = (Math.floor(edit / 3) * 37) % persons;
  const key = keys[at] ?? 0;
  const value = [`${numbers[at]?.slice(0, 17)}?`, numbers[(at + 1) % persons], numbers[at]][edit % 3] ?? '';
  return timed(() => {
    store.setField(key, 'idNo', value);
    store.problemsOf(key);
  });
});

process.stdout.write(
  JSON.stringify([
    { name: `check ${persons} persons, first`, value: first, unit: 'ms', limit: 60 },
    { name: `check ${persons} persons`, value: share(whole, 0.5), unit: 'ms', limit: 60 },
    { name: 'one edit, median', value: share(single, 0.5), unit: 'ms', limit: 0.1 },
    { name: 'one edit, 95th percentile', value: share(single, 0.95), unit: 'ms' },
  ]),
);
