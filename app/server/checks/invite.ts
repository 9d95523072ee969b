import { productOnSale } from '../catalogue/products.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { addInvitation } from './repository.ts';

const dayMs = 86_400_000;

/** An invitation. The agent who redeems it may sell a product that is sold by invitation only. */
export interface Invitation {
  readonly productId: string;
  /** Number of days for which an agent can redeem the invitation. */
  readonly days: number;
}

/** Returns the link with which an agent redeems an invitation. */
export const invitationLink = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { productId, uuid }: { readonly productId: string; readonly uuid: string },
): string => `${publicUrl()}/write/${productId}?invitation=${uuid}`;

/**
 * Creates an invitation to a product that is sold only by invitation.
 *
 * @returns the invitation's uuid and the link that the agent opens
 * @throws Refusal 900404 when the product isn't on sale; 006004 when the product isn't sold by invitation or the number
 * of days isn't valid
 */
export async function invite(
  services: Pick<Services, 'catalogue' | 'clock' | 'publicUrl'>,
  tx: DatabaseTransaction,
  { productId, days }: Invitation,
): Promise<{ readonly uuid: string; readonly link: string }> {
  const { catalogue, clock } = services;
  const product = productOnSale(catalogue, productId);
  if (!catalogue.sales.termsOf(product).isWhiteListed) throw operatorRefused('notByInvitation');
  if (!Number.isInteger(days) || days < 1 || days > 365) throw operatorRefused('invitationDaysWrong');
  const uuid = await addInvitation(tx, productId, new Date(clock.now().getTime() + days * dayMs));
  return { uuid, link: invitationLink(services, { productId, uuid }) };
}
