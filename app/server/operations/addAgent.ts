import { writeAgent } from '../users/agentRepository.ts';
import { actAs, type Operator, type OperatorServices } from './operatorAction.ts';
import { judgedPerson, type UserPerson } from './userPerson.ts';

/**
 * Lets an agent of the platform sign in with a code to their mobile; who is there already gets the name and the tier.
 * @returns the id of the agent @throws Refusal 006004
 */
export async function addAgent(services: OperatorServices, operator: Operator, agent: UserPerson): Promise<string> {
  const { mobile, name, tier } = judgedPerson(agent);
  const mobile_index = services.keyring.index('mobile', mobile);
  return actAs(services, operator, 'addAgent', async (tx) => {
    const id = await writeAgent(tx, { mobile_index, name, tier });
    return { subject: id, result: id };
  });
}
