import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';
import { writeAgent } from '../users/agentRepository.ts';
import { judgedPerson, type UserPerson } from '../users/userPerson.ts';

/**
 * Adds an agent of the platform. The agent can then sign in with a code that is sent to the mobile number. If an agent
 * with this number exists, the agent gets the new name and tier.
 * @returns the id of the agent
 * @throws Refusal 006004 when the number, name or tier isn't valid, or the operator or the reason is missing
 */
export async function addAgent(services: OperatorServices, operator: Operator, agent: UserPerson): Promise<string> {
  const { mobile, name, tier } = judgedPerson(agent);
  const mobile_index = services.keyring.index('mobile', mobile);
  return actAs(services, operator, 'addAgent', async (tx) => {
    const id = await writeAgent(tx, { mobile_index, name, tier });
    return { subject: id, result: id };
  });
}
