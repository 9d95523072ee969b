import { type Qualification, qualificationOf } from '@tuanbao/library/domain/user/qualification';

import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { refused, refusedForGood } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { hasInvitation } from './repository.ts';

/**
 * Returns whether the agent may sell insurance and, if not, which condition is missing. The result depends on the
 * agent's tier, verified name and kind of user.
 */
export const agentQualification = ({ tier, isRealName, partnerHost }: AgentIdentity): Qualification =>
  qualificationOf({ tier, isRealName, isPartnerUser: partnerHost !== '' });

type Sold = Parameters<Services['catalogue']['sales']['termsOf']>[0];

/**
 * Returns `isWhiteListed`, which is true when the product is sold by invitation only, and `isAllowed`, which is true
 * when the agent has an invitation or needs none.
 */
export async function whiteListOf(
  { database, catalogue }: Pick<Services, 'database' | 'catalogue'>,
  agent: AgentIdentity,
  product: Sold,
): Promise<{ isWhiteListed: boolean; isAllowed: boolean }> {
  const { isWhiteListed } = catalogue.sales.termsOf(product);
  if (!isWhiteListed) return { isWhiteListed, isAllowed: true };
  return {
    isWhiteListed,
    isAllowed: await asAgent(database, agent.id, (tx) => hasInvitation(tx, agent.id, product.id)),
  };
}

/**
 * Checks that operators haven't switched off the product on the agent's host. @throws Refusal 006004 when they have
 * switched it off
 */
export function refuseSwitchedOff(
  { offer }: Pick<Services, 'offer'>,
  { partnerHost }: AgentIdentity,
  productId: string,
): void {
  if (offer.isOff(productId, partnerHost)) throw refusedForGood('productSwitchedOff');
}

/**
 * Checks that the agent may sell the product: operators haven't switched it off, the agent is qualified (specification
 * §6), and the agent has the verified name and the invitation that the product requires. The client has checked the
 * same conditions, but the server can't trust the client.
 * @throws Refusal 006004 with the way to fulfil the missing condition
 */
export async function refuseUnqualified(
  services: Pick<Services, 'catalogue' | 'database' | 'offer'>,
  agent: AgentIdentity,
  product: Sold,
): Promise<void> {
  refuseSwitchedOff(services, agent, product.id);
  const { prompt } = agentQualification(agent);
  if (prompt === 'joinOrRealName') throw refused('joinOrRealNameNeeded');
  const { isRealNameRequired } = services.catalogue.sales.termsOf(product);
  if (prompt === 'realName' || (isRealNameRequired && !agent.isRealName)) throw refused('realNameNeeded');
  const { isAllowed } = await whiteListOf(services, agent, product);
  if (!isAllowed) throw refused('invitationNeeded');
}
