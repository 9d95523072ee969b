import { productOnSale } from '../catalogue/products.ts';
import { addInvitation } from '../checks/repository.ts';
import { actAs, type Operator, type OperatorServices } from './operatorAction.ts';
import { operatorRefused } from './operatorRefusal.ts';

const dayMs = 86_400_000;

/** An invitation by which one agent may sell a product of the white list. */
export interface Invitation {
  readonly productId: string;
  /** Number of days for which it can be redeemed. */
  readonly days: number;
}

/** Invites an agent to a product that is sold by invitation only. @returns the link @throws Refusal 900404, 006004 */
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
