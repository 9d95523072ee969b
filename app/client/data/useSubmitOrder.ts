import type { ResponseOf } from '../../contract/call.ts';
import { type OrderSubmission, submitOrder } from '../../contract/orders.ts';
import { useServices } from '../platform/services/services.ts';

/**
 * Returns a function that submits a draft.
 * @throws CallError when the order is refused or the call fails. If the kind of the error is `priceChanged`, its `data`
 * is the correct quote.
 */
export function useSubmitOrder(): (submission: OrderSubmission) => Promise<ResponseOf<typeof submitOrder>> {
  const { send } = useServices();
  return (submission) => send(submitOrder, submission);
}
