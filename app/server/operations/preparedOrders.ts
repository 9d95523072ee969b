import { prepareFor } from '../customOrders/prepareFor.ts';
import type { PreparedOrder } from '../customOrders/service.ts';
import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { agentById } from '../sessions/repository.ts';

/**
 * Stores a prepared order for an agent. @returns the address of its page (route `/writeByAdmin`)
 * @throws Refusal 900404 when the product isn't on sale; 006004 when the draft is for another version of the product,
 * title or note isn't valid, the agent doesn't exist, or the operator or the reason is missing
 */
export const prepareOrderFor = (
  services: OperatorServices,
  operator: Operator,
  order: PreparedOrder,
): Promise<string> =>
  actAs(services, operator, 'prepareOrder', async (tx) => {
    if (!(await agentById(tx, order.agentId))) throw operatorRefused('userUnknown');
    const { id, link } = await prepareFor(services, tx, order);
    return { subject: id, result: link };
  });
