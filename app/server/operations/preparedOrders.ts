import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { productOfDraft } from '../catalogue/products.ts';
import { prepareOrder } from '../customOrders/service.ts';
import { agentById } from '../sessions/repository.ts';
import { actAs, type Operator, type OperatorServices } from './operatorAction.ts';
import { operatorRefused } from './operatorRefusal.ts';

/** An order that the back office agreed with a customer, to be submitted by an agent. */
export interface OrderToPrepare {
  readonly agentId: string;
  readonly title: string;
  /** Text about the agreement, shown to the agent. */
  readonly note: string;
  readonly draft: OrderDraft;
}

/** Stores a prepared order for an agent. @returns its page (route `/writeByAdmin`) @throws Refusal 900404, 006004 */
export async function prepareOrderFor(
  services: OperatorServices,
  operator: Operator,
  { agentId, title, note, draft }: OrderToPrepare,
): Promise<string> {
  const { keyring, catalogue, clock, publicUrl } = services;
  const trimmed = title.trim();
  if (trimmed === '' || trimmed.length > 200) throw operatorRefused('titleWrong');
  if (note.length > 2000) throw operatorRefused('noteTooLong');
  productOfDraft(catalogue, draft);
  return actAs(services, operator, 'prepareOrder', async (tx) => {
    if (!(await agentById(tx, agentId))) throw operatorRefused('userUnknown');
    const id = await prepareOrder(
      { database: tx, keyring, clock },
      { agentId, title: trimmed, note: note.trim(), draft },
    );
    return { subject: id, result: `${publicUrl()}/writeByAdmin/${draft.productId}/${agentId}/${id}` };
  });
}
