import type { OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { agentByMobile } from '../sessions/repository.ts';

/** Identifies a user by mobile number and host. The host is empty when the user is an agent of the platform. */
interface UserKey {
  readonly mobile: string;
  readonly host: string;
}

/**
 * The id of the user with this mobile number and host. @throws Refusal 006004 when there is no such user, or the account
 * is disabled
 */
export async function agentIdOf(
  { database, keyring }: Pick<OperatorServices, 'database' | 'keyring'>,
  { mobile, host }: UserKey,
): Promise<string> {
  const agent = await agentByMobile(database, keyring.index('mobile', mobile), host);
  if (!agent) throw operatorRefused('userUnknown');
  return agent.id;
}
