import type { OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { agentByMobile } from '../sessions/repository.ts';

/** Personal data of a user that operators enter. */
export interface UserPerson {
  readonly mobile: string;
  readonly name: string;
  /** Tier of the user (specification §6): one digit from 0 to 7. */
  readonly tier: string;
}

/** Identifies a user by mobile number and host. The host is empty when the user is an agent of the platform. */
interface UserKey {
  readonly mobile: string;
  readonly host: string;
}

/**
 * Checks and normalises the personal data of a user. @throws Refusal 006004 when the mobile number, name or tier isn't
 * valid
 */
export function judgedPerson({ mobile, name, tier }: UserPerson): UserPerson {
  const trimmed = name.trim();
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw operatorRefused('mobileWrong');
  if (trimmed === '' || trimmed.length > 60) throw operatorRefused('nameWrong');
  if (!/^[0-7]$/.test(tier)) throw operatorRefused('tierWrong');
  return { mobile, name: trimmed, tier };
}

/** The id of the user with this mobile number and host. @throws Refusal 006004 when there is no such user */
export async function agentIdOf(
  { database, keyring }: Pick<OperatorServices, 'database' | 'keyring'>,
  { mobile, host }: UserKey,
): Promise<string> {
  const agent = await agentByMobile(database, keyring.index('mobile', mobile), host);
  if (!agent) throw operatorRefused('userUnknown');
  return agent.id;
}
