import { writeAgent } from '../users/agentRepository.ts';
import { actAs, type Operator, type OperatorServices } from './operatorAction.ts';
import { judgedPerson, type UserPerson } from './userPerson.ts';

/**
 * Adds an agent of the platform, who then signs in with a code sent to the mobile number. An existing agent gets the
 * new name and tier.
 * @returns the id of the agent
 * @throws Refusal 006004
 */
export async function addAgent(services: OperatorServices, operator: Operator, agent: UserPerson): Promise<string> {
  const { mobile, name, tier } = judgedPerson(agent);
  const mobile_index = services.keyring.index('mobile', mobile);
  return actAs(services, operator, 'addAgent', async (tx) => {
    const id = await writeAgent(tx, { mobile_index, name, tier });
    return { subject: id, result: id };
  });
}
