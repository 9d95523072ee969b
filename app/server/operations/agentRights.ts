import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { changeAgent } from '../users/agentRepository.ts';
import { type AgentRights, rightsColumnsOf } from '../users/agentRights.ts';

/**
 * Changes rights and properties of a user: real name, tier, certificate, prices and commission, broker and
 * distribution. The changes take effect with the user's next request.
 * @throws Refusal 006004 when a value isn't valid, the user doesn't exist, or the operator or the reason is missing
 */
export async function changeRights(
  services: OperatorServices,
  operator: Operator,
  agentId: string,
  rights: AgentRights,
): Promise<void> {
  const columns = rightsColumnsOf(services, rights);
  const action = `changeRights ${Object.keys(columns).join(' ')}`;
  await actAs(services, operator, action, async (tx) => {
    if (!(await changeAgent(tx, agentId, columns))) throw operatorRefused('userUnknown');
    return { subject: agentId, result: undefined };
  });
}
