import type { OfflineAnswer } from '../../contract/offlineOrders.ts';
import { preparedPath } from '../customOrders/prepareFor.ts';
import type { OfflineOrderRow } from './repository.ts';

/** Returns the operators' answer to an offline order, without the data that agents don't see. */
export const answerOf = (
  row: Pick<
    OfflineOrderRow,
    'agent_id' | 'product_id' | 'state' | 'answer' | 'quoted_fen' | 'valid_until' | 'custom_order_id'
  >,
): OfflineAnswer => ({
  state: row.state,
  words: row.answer,
  quotedFen: row.quoted_fen,
  validUntil: row.valid_until ?? '',
  preparedPath:
    row.custom_order_id === null
      ? ''
      : preparedPath({ id: row.custom_order_id, agentId: row.agent_id, productId: row.product_id }),
});
