import { type Qualification, qualificationOf } from '@tuanbao/library/domain/user/qualification';

import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { refused, refusedForGood } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { hasInvitation } from './repository.ts';

/**
 * Returns whether the agent may sell insurance and, if not, which condition is missing. The agent's tier, verified name
 * and kind of user decide.
 */
export const agentQualification = ({ tier, isRealName, partnerHost }: AgentIdentity): Qualification =>
  qualificationOf({ tier, isRealName, isPartnerUser: partnerHost !== '' });

type Sold = Parameters<Services['catalogue']['sales']['termsOf']>[0];

/**
 * Returns whether the product is sold by invitation only, and whether the agent may sell it because of an invitation.
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

/** @throws Refusal 006004 when operators have switched the product off for the users of the agent's host */
export function refuseSwitchedOff(
  { offer }: Pick<Services, 'offer'>,
  { partnerHost }: AgentIdentity,
  productId: string,
): void {
  if (offer.isOff(productId, partnerHost)) throw refusedForGood('productSwitchedOff');
}

/**
 * Checks that the agent may sell the product. Operators must not have switched it off. The agent must be qualified (specification §6). If the product requires a
 * verified name or an invitation, the agent must have it. The check is made here because the client's check can't be
 * trusted.
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
