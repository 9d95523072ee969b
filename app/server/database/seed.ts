import type { Keyring } from '../encryption/keyring.ts';
import type { Database } from './database.ts';

/** An agent that a newcomer may sign in as. Names and numbers are made up. */
export interface DemoAgent {
  readonly mobile: string;
  readonly name: string;
  readonly tier: string;
  readonly isProPriceShow: boolean;
}

export const demoAgents: readonly DemoAgent[] = [
  { mobile: '13800138000', name: '林晓舟', tier: '4', isProPriceShow: true },
  { mobile: '13900139000', name: '周若溪', tier: '2', isProPriceShow: false },
];

/** Adds the demo agents that aren't there yet. */
export async function seedDemoAgents(database: Database, keyring: Keyring): Promise<void> {
  await database
    .insertInto('agents')
    .values(
      demoAgents.map(({ mobile, name, tier, isProPriceShow }) => ({
        mobile_index: keyring.index('mobile', mobile),
        name,
        tier,
        is_pro_price_show: isProPriceShow,
      })),
    )
    .onConflict((conflict) => conflict.column('mobile_index').doNothing())
    .execute();
}
