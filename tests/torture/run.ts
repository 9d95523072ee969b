// The program of `npm run torture`. Runs the suites with the full number of cases, and prints a table of all promises
// at the end. The exit code is 1 if a promise is broken.
import { randomInt } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { diskFills } from './diskFull.ts';
import { hoard } from './hoard.ts';
import { hostileUploads } from './hostileUploads.ts';
import { killsBeforePolicies, killsDuringWrites } from './kills.ts';
import { lanesUnderHang } from './lanes.ts';
import { load } from './load.ts';
import { databaseAway } from './outage.ts';
import { newPlace, type Place } from './place.ts';
import { promises } from './promises.ts';
import { randomFrom } from './random.ts';
import { type Outcome, outcomeOf, tableOf, untried } from './report.ts';
import { simulate } from './simulator.ts';
import { testFigures } from './testFigures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Number of kills for promise F1. */
    kills: { type: 'string', default: '200' },
    /** Number of kills during writes, for promise F2. */
    writes: { type: 'string', default: '100' },
    /** Minimum number of simulated faults, for promise N1. */
    faults: { type: 'string', default: '1000' },
    /** Duration of the load in seconds, for promise L1. */
    seconds: { type: 'string', default: '600' },
    /** Duration of the measurement in seconds, for promise F14. */
    watch: { type: 'string', default: '60' },
    /** Minimum time in seconds for which the insurer hangs, for promise F13. */
    hang: { type: 'string', default: '30' },
    /** Duration of the database outage in seconds, for promise F5. */
    away: { type: 'string', default: '5' },
    /** Number of times that the disk becomes full, for promise F11. */
    fills: { type: 'string', default: '10' },
    /** Path of Vitest's JSON report of the tests that prove promises. Without it, the table has no results of tests. */
    tests: { type: 'string' },
    /** Number of fuzz requests for each call. It is only shown in the table. */
    draws: { type: 'string', default: '' },
    /** If the value is `tests`, no suite runs, and the table shows only the results of tests. */
    only: { type: 'string' },
    /** Seed of all random decisions. It is printed, so that a run can be repeated. */
    seed: { type: 'string' },
    /** The kind of database: `pglite`, `postgres` or `both`. */
    database: { type: 'string', default: 'both' },
  },
});
/** Average load of the machine in the minute before the run. Other programs cause this load. */
const [busyBefore = 0] = loadavg();
const seed = Number(values.seed ?? randomInt(2 ** 31));

async function simulator(place: Place): Promise<Outcome> {
  const result = await simulate({ openDatabase: () => place.open(), seed, minFaults: Number(values.faults) });
  const total = [...result.faults.values()].reduce((sum, times) => sum + times, 0);
  const reached =
    `${total} faults of ${result.faults.size} kinds, ${result.orders} orders, ${result.policies} policies, ` +
    `${result.refunds} refunds, ${result.violations.length} violations`;
  return outcomeOf('N1', place.name, reached, result.violations);
}

const onBoth: Readonly<Record<string, (place: Place) => Promise<Outcome>>> = {
  kills: (place) => killsBeforePolicies(place, Number(values.kills), randomFrom(seed)),
  writes: (place) => killsDuringWrites(place, Number(values.writes), randomFrom(seed)),
  simulator,
  uploads: hostileUploads,
  lanes: (place) => lanesUnderHang(place, Number(values.hang)),
  hoard: (place) => hoard(place, Number(values.watch)),
  load: (place) => load(place, Number(values.seconds), randomFrom(seed)),
};

/** Suites that run once, with a database that they create themselves. */
const onTheirOwn: Readonly<Record<string, () => Promise<Outcome>>> = {
  outage: () => databaseAway(Number(values.away)),
  disk: () => diskFills(Number(values.fills)),
};

async function ranOnBoth(suite: (place: Place) => Promise<Outcome>): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const kind of values.database === 'both' ? ['pglite', 'postgres'] : [values.database]) {
    const place = await newPlace(kind);
    try {
      outcomes.push(await suite(place));
    } finally {
      await place.remove();
    }
  }
  return outcomes;
}

const unknown = positionals.filter((name) => !(name in onBoth || name in onTheirOwn));
if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(', ')}.`);
const isWanted = (name: string) =>
  values.only === undefined && (positionals.length === 0 || positionals.includes(name));
const outcomes: Outcome[] = [testFigures(values.tests ?? null, values.draws)];
process.stdout.write(`seed ${seed}\n`);
for (const name of Object.keys({ ...onBoth, ...onTheirOwn })) {
  if (!isWanted(name)) continue;
  const [both, own] = [onBoth[name], onTheirOwn[name]];
  const reached = both ? await ranOnBoth(both) : own ? [await own()] : [];
  for (const { where, reached: figure } of reached.flatMap((outcome) => outcome.figures)) {
    // Each result is printed at once, because the whole run takes an hour.
    process.stdout.write(`${name} ${where}: ${figure}\n`);
  }
  outcomes.push(...reached);
}
const figures = outcomes.flatMap((outcome) => outcome.figures);
const isWhole = positionals.length === 0 && values.only === undefined;
const faults = [...outcomes.flatMap((outcome) => outcome.faults), ...(isWhole ? untried(promises, figures) : [])];
for (const fault of faults) process.stdout.write(`BROKEN ${fault}\n`);
process.stdout.write(`\n${tableOf(promises, figures)}\n`);
if (busyBefore > cpus().length) {
  process.stdout.write(
    `The machine was busy before the run (load ${busyBefore.toFixed(1)} on ${cpus().length} processors): figures in time say little.\n`,
  );
}
if (faults.length > 0) process.exitCode = 1;
