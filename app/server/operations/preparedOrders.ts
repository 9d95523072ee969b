import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { productOfDraft } from '../catalogue/products.ts';
import { prepareOrder } from '../customOrders/service.ts';
import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { agentById } from '../sessions/repository.ts';

/** An order that the back office has agreed with a customer. An agent submits it. */
export interface OrderToPrepare {
  readonly agentId: string;
  readonly title: string;
  /** Text about the agreement with the customer. The agent sees it. */
  readonly note: string;
  readonly draft: OrderDraft;
}

/**
 * Stores a prepared order for an agent. @returns the address of its page (route `/writeByAdmin`)
 * @throws Refusal 900404 when the product isn't on sale; 006004 when the draft is for another version of the product,
 * title or note isn't valid, the agent doesn't exist, or the operator or the reason is missing
 */
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
