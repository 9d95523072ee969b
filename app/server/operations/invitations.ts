import { productOnSale } from '../catalogue/products.ts';
import { addInvitation } from '../checks/repository.ts';
import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';

const dayMs = 86_400_000;

/** An invitation. The agent who redeems it may sell a product that is sold by invitation only. */
export interface Invitation {
  readonly productId: string;
  /** Number of days for which an agent can redeem the invitation. */
  readonly days: number;
}

/**
 * Creates an invitation to a product that is sold by invitation only. @returns the link that the agent opens
 * @throws Refusal 900404 when the product isn't on sale; 006004 when it isn't sold by invitation, the number of days
 * isn't valid, or the operator or the reason is missing
 */
export async function inviteAgent(
  services: OperatorServices,
  operator: Operator,
  { productId, days }: Invitation,
): Promise<string> {
  const { catalogue, clock, publicUrl } = services;
  const product = productOnSale(catalogue, productId);
  if (!catalogue.sales.termsOf(product).isWhiteListed) throw operatorRefused('notByInvitation');
  if (!Number.isInteger(days) || days < 1 || days > 365) throw operatorRefused('invitationDaysWrong');
  const expiresAt = new Date(clock.now().getTime() + days * dayMs);
  return actAs(services, operator, 'inviteAgent', async (tx) => {
    const uuid = await addInvitation(tx, productId, expiresAt);
    return { subject: `${productId} ${uuid}`, result: `${publicUrl()}/write/${productId}?invitation=${uuid}` };
  });
}
