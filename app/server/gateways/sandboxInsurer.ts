import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '../database/database.ts';
import type { InsurerGateway } from './gateways.ts';

const newPolicySn = () => `P${String(randomInt(10 ** 12)).padStart(12, '0')}`;

/** An insurer that accepts every risk, and issues one policy per order however often it is asked. */
export const sandboxInsurer = (database: Database, delayMs: number): InsurerGateway => ({
  underwrite: () => Promise.resolve('accepted'),
  async issue({ orderSn }) {
    if (delayMs > 0) await pause(delayMs);
    await database
      .insertInto('sandbox_policies')
      .values({ order_sn: orderSn, policy_sn: newPolicySn() })
      .onConflict((conflict) => conflict.column('order_sn').doNothing())
      .execute();
    const { policy_sn: policySn } = await database
      .selectFrom('sandbox_policies')
      .select('policy_sn')
      .where('order_sn', '=', orderSn)
      .executeTakeFirstOrThrow();
    return { policySn };
  },
});
