import { productOfDraft } from '../catalogue/products.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { addressOn } from '../services/addressOn.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { hostOfAgent } from './repository.ts';
import { prepareOrder, type PreparedOrder } from './service.ts';

/** Ids in the address of a prepared order. */
interface Named {
  readonly id: string;
  readonly agentId: string;
  readonly productId: string;
}

/** Returns the path under which the agent opens a prepared order (route `/writeByAdmin`). */
export const preparedPath = ({ id, agentId, productId }: Named): string =>
  `/writeByAdmin/${productId}/${agentId}/${id}`;

/** A prepared order, with the host on which its agent signs in; the host is empty for the platform's own. */
interface NamedOnHost extends Named {
  readonly host: string;
}

/** Returns the link that an operator sends to the agent, to open a prepared order on the agent's host. */
export const preparedLink = (services: Pick<Services, 'publicUrl' | 'partnerHosts'>, order: NamedOnHost): string =>
  addressOn(services, order.host) + preparedPath(order);

/**
 * Stores a prepared order for an existing agent.
 *
 * @returns the id of the prepared order, and the link for the agent
 * @throws Refusal 900404 when the product isn't on sale; 006004 when the draft is for another version of the product,
 * or the title or the note isn't valid
 */
export async function prepareFor(
  services: Pick<Services, 'keyring' | 'clock' | 'catalogue' | 'publicUrl' | 'partnerHosts'>,
  tx: DatabaseTransaction,
  { agentId, title, note, draft }: PreparedOrder,
): Promise<{ readonly id: string; readonly link: string }> {
  const { keyring, clock, catalogue } = services;
  const trimmed = title.trim();
  if (trimmed === '' || trimmed.length > 200) throw operatorRefused('titleWrong');
  if (note.length > 2000) throw operatorRefused('noteTooLong');
  productOfDraft(catalogue, draft);
  const order = { agentId, title: trimmed, note: note.trim(), draft };
  const id = await prepareOrder({ database: tx, keyring, clock }, order);
  const host = await hostOfAgent(tx, agentId);
  return { id, link: preparedLink(services, { id, agentId, productId: draft.productId, host }) };
}
