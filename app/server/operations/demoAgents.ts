import type { Keyring } from '../platform/encryption/keyring.ts';
import type { Database } from '../tables/database.ts';
import { addMissingAgents, writeAgency } from '../users/agentRepository.ts';

/** A demo agent of the sandbox, with a fictitious name and mobile number. */
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

/** The demo user of the demo partner system. The password is public. */
export const demoPartnerUser = {
  host: 'partner.localhost',
  userName: 'demo',
  password: 'tuanbao-demo',
  name: '方可为',
  agencyName: '启明保险代理（示例）',
  mobile: '13700137000',
} as const;

/** Hash of the demo password. It is computed in advance, so that computing it doesn't slow the start. */
const demoPasswordHash = 'scrypt$15$8$3$Z3g9ku0sCN3nyKpvT+tqxQ==$MWJB61FdjbQis7yWep9tXllwfTAtTDN7J0YYpXBX6vU=';

/** Adds the demo users that the database doesn't have yet, and the agency of the demo partner system. */
export async function seedDemoAgents(database: Database, keyring: Keyring): Promise<void> {
  await addMissingAgents(
    database,
    demoAgents.map(({ mobile, name, tier, isProPriceShow }) => ({
      mobile_index: keyring.index('mobile', mobile),
      name,
      tier,
      is_pro_price_show: isProPriceShow,
    })),
  );
  await writeAgency(database, { host: demoPartnerUser.host, name: demoPartnerUser.agencyName });
  await addMissingAgents(database, [
    {
      mobile_index: keyring.index('mobile', demoPartnerUser.mobile),
      name: demoPartnerUser.name,
      tier: '4',
      partner_host: demoPartnerUser.host,
      user_name_index: keyring.index('userName', demoPartnerUser.userName),
      password_hash: demoPasswordHash,
    },
  ]);
}
