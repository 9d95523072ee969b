import type { AgentWork } from '../../../contract/desk/people/agents.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import type { Services } from '../../services/services.ts';
import { removeSessionsOf } from '../../sessions/endRepository.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { endVideoAudits, moveWork, workOf, writeDisabled } from './agentRepository.ts';
import { knownAgent } from './agents.ts';

/**
 * Ends all sessions of an agent, and makes the agent's tokens for video uploads invalid. @throws Refusal 900404 when
 * the agent doesn't exist
 */
export async function signOutEverywhere(tx: DatabaseTransaction, agentId: string): Promise<void> {
  await knownAgent(tx, agentId);
  await removeSessionsOf(tx, agentId);
  await endVideoAudits(tx, agentId);
}

/**
 * Disables an account. The agent's sessions end. A code, password or ticket of the agent no longer starts a session.
 * @throws Refusal 900404 when the agent doesn't exist, 006004 when the account is already disabled
 */
export async function disable(
  { clock }: Pick<Services, 'clock'>,
  tx: DatabaseTransaction,
  agentId: string,
): Promise<void> {
  await signOutEverywhere(tx, agentId);
  if (!(await writeDisabled(tx, agentId, clock.now()))) throw operatorRefused('agentDisabled');
}

/**
 * Enables a disabled account. @throws Refusal 900404 when the agent doesn't exist, 006004 when the account isn't
 * disabled
 */
export async function enable(tx: DatabaseTransaction, agentId: string): Promise<void> {
  await knownAgent(tx, agentId);
  if (!(await writeDisabled(tx, agentId, null))) throw operatorRefused('agentEnabled');
}

/**
 * Hands over all work of an agent to another agent of the same host.
 *
 * @returns the number of records of each kind that were handed over
 * @throws Refusal 900404 when one of the agents doesn't exist; 006004 when both agents are the same agent, the receiver
 * has a different host or is disabled, or there is nothing to hand over
 */
export async function handOver(
  tx: DatabaseTransaction,
  { agentId, receiverId }: { readonly agentId: string; readonly receiverId: string },
): Promise<AgentWork> {
  const leaver = await knownAgent(tx, agentId);
  const receiver = await knownAgent(tx, receiverId);
  if (leaver.id === receiver.id) throw operatorRefused('receiverSame');
  if (leaver.partner_host !== receiver.partner_host) throw operatorRefused('receiverOfOtherHost');
  if (receiver.disabled_at) throw operatorRefused('receiverDisabled');
  const work = await workOf(tx, leaver.id);
  if (Object.values(work).every((total) => total === 0)) throw operatorRefused('nothingToHandOver');
  await moveWork(tx, leaver.id, receiver.id);
  return work;
}
