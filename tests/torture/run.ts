// What `npm run torture` runs: each promise in full figures, in one table at the end. Exit code 1 where one is broken.
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
    /** Kills of F1. */
    kills: { type: 'string', default: '200' },
    /** Kills during writes of F2. */
    writes: { type: 'string', default: '100' },
    /** Faults of N1. */
    faults: { type: 'string', default: '1000' },
    /** Seconds of L1. */
    seconds: { type: 'string', default: '600' },
    /** Seconds for which F14 watches the server. */
    watch: { type: 'string', default: '60' },
    /** Seconds for which the insurer hangs at least for F13. */
    hang: { type: 'string', default: '30' },
    /** Seconds of F5. */
    away: { type: 'string', default: '5' },
    /** How often the disk fills up for F11. */
    fills: { type: 'string', default: '10' },
    /** Vitest's JSON report of the tests that hold promises; without it the table has no rows of tests. */
    tests: { type: 'string' },
    /** Requests that the fuzz drew for each call, as the table says it. */
    draws: { type: 'string', default: '' },
    /** `tests`: no suite of these, the table of the tests alone. */
    only: { type: 'string' },
    /** Seed of everything that is left to chance; printed, so that a run can be had again. */
    seed: { type: 'string' },
    /** pglite, postgres or both. */
    database: { type: 'string', default: 'both' },
  },
});
/** What else the machine did. */
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

/** Suites that bring their own database. */
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
    process.stdout.write(`${name} ${where}: ${figure}\n`); // as it comes: the whole takes an hour
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
