import type { ResponseOf } from '../../contract/call.ts';
import { type OrderSubmission, submitOrder } from '../../contract/orders.ts';
import { useServices } from '../platform/services/services.ts';

/** Submits a draft. @throws CallError, `priceChanged` with the right quote in `data` */
export function useSubmitOrder(): (submission: OrderSubmission) => Promise<ResponseOf<typeof submitOrder>> {
  const { send } = useServices();
  return (submission) => send(submitOrder, submission);
}
