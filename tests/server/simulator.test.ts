import { expect, test } from 'vitest';

import { describeOnBothDatabases } from '../setup/databases.ts';
import { simulate } from '../torture/simulator.ts';

/** Fixed seed of the simulation. `npm run torture -- simulator` uses another seed and runs longer. */
const seed = 20_261_120;

describeOnBothDatabases('a hundred faults in a row', (openDatabase) => {
  test(`cause no loss and no duplicate (seed ${seed})`, { timeout: 120_000 }, async () => {
    const { violations, faults, orders, policies, refunds } = await simulate({ openDatabase, seed, minFaults: 100 });

    expect(violations).toEqual([]);
    expect(faults.size).toBeGreaterThan(8);
    expect(Math.min(orders, policies)).toBeGreaterThan(5);
    expect(refunds).toBeGreaterThan(0);
  });
});
