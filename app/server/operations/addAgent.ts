import type { Keyring } from '../platform/encryption/keyring.ts';
import { SettingError } from '../platform/settings/settings.ts';
import type { Database } from '../tables/database.ts';
import { writeAgent } from '../users/agentRepository.ts';

/** An agent who may sign in with a code to their mobile. */
export interface NewAgent {
  readonly mobile: string;
  readonly name: string;
  /** The tier of the user (specification §6), one digit. */
  readonly tier: string;
}

/** Lets an agent of the platform sign in; who is there already gets the name and the tier. @throws SettingError */
export async function addAgent(database: Database, keyring: Keyring, { mobile, name, tier }: NewAgent): Promise<void> {
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw new SettingError('the mobile number must have 11 digits');
  if (!/^[0-7]$/.test(tier)) throw new SettingError('the tier must be a digit from 0 to 7');
  if (name.trim() === '') throw new SettingError('the name is missing');
  await writeAgent(database, keyring.index('mobile', mobile), { name: name.trim(), tier });
}
