// What `npm run torture` runs: each promise about faults in full figures. Exit code 1 where one is broken.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { killsBeforePolicies, killsDuringWrites } from './kills.ts';
import { load } from './load.ts';
import { newPlace, type Place } from './place.ts';
import { randomFrom } from './random.ts';
import { simulate } from './simulator.ts';

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
    /** Seed of everything that is left to chance; printed, so that a run can be had again. */
    seed: { type: 'string' },
    /** pglite, postgres or both. */
    database: { type: 'string', default: 'both' },
  },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));

async function simulator(place: Place): Promise<readonly string[]> {
  const result = await simulate({ openDatabase: () => place.open(), seed, minFaults: Number(values.faults) });
  const total = [...result.faults.values()].reduce((sum, times) => sum + times, 0);
  process.stdout.write(
    `N1 ${place.name}: seed ${seed}, ${result.steps} steps, ${total} faults of ${result.faults.size} kinds, ` +
      `${result.orders} orders, ${result.policies} policies, ${result.refunds} refunds, ${result.violations.length} violations\n`,
  );
  return result.violations;
}

const suites: Readonly<Record<string, (place: Place) => Promise<readonly string[]>>> = {
  kills: (place) => killsBeforePolicies(place, Number(values.kills), randomFrom(seed)),
  writes: (place) => killsDuringWrites(place, Number(values.writes), randomFrom(seed)),
  simulator,
  load: (place) => load(place, Number(values.seconds), randomFrom(seed)),
};

const unknown = positionals.filter((name) => !(name in suites));
if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(', ')}.`);
process.stdout.write(`seed ${seed}\n`);
for (const [name, suite] of Object.entries(suites)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const kind of values.database === 'both' ? ['pglite', 'postgres'] : [values.database]) {
    const place = await newPlace(kind);
    try {
      const faults = await suite(place);
      for (const fault of faults) process.stdout.write(`BROKEN ${name} ${place.name}: ${fault}\n`);
      if (faults.length > 0) process.exitCode = 1;
    } finally {
      await place.remove();
    }
  }
}
