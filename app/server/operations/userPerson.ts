import { agentByMobile } from '../sessions/repository.ts';
import type { OperatorServices } from './operatorAction.ts';
import { operatorRefused } from './operatorRefusal.ts';

/** The person behind a user. */
export interface UserPerson {
  readonly mobile: string;
  readonly name: string;
  /** The tier of the user (specification §6), one digit. */
  readonly tier: string;
}

/** A host and a number name a user. The host is empty for agents of the platform. */
interface UserKey {
  readonly mobile: string;
  readonly host: string;
}

/** A person as it may be stored. @throws Refusal 006004 */
export function judgedPerson({ mobile, name, tier }: UserPerson): UserPerson {
  const trimmed = name.trim();
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw operatorRefused('mobileWrong');
  if (trimmed === '' || trimmed.length > 60) throw operatorRefused('nameWrong');
  if (!/^[0-7]$/.test(tier)) throw operatorRefused('tierWrong');
  return { mobile, name: trimmed, tier };
}

/** The id of a user. @throws Refusal 006004 where there is none */
export async function agentIdOf(
  { database, keyring }: Pick<OperatorServices, 'database' | 'keyring'>,
  { mobile, host }: UserKey,
): Promise<string> {
  const agent = await agentByMobile(database, keyring.index('mobile', mobile), host);
  if (!agent) throw operatorRefused('userUnknown');
  return agent.id;
}
