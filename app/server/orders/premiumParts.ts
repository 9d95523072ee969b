import type { PremiumPart } from '@tuanbao/library/domain/order/surrenderValue';

import type { DatabaseTransaction } from '../tables/database.ts';
import type { LockedOrder } from './repository.ts';
import { confirmedTrialsOf } from './standingRepository.ts';

/**
 * The parts of a policy's premium, each with the day from which it was charged. The first part is the premium at the
 * sale; each confirmed endorsement adds a part, without the fees of the endorsement.
 */
export async function premiumPartsOf(
  tx: DatabaseTransaction,
  order: Pick<LockedOrder, 'id' | 'total_fen' | 'start_date'>,
): Promise<readonly PremiumPart[]> {
  const endorsements = await confirmedTrialsOf(tx, order.id);
  return [
    { fen: order.total_fen, from: order.start_date },
    ...endorsements.map(({ effective_date: from, trial }) => ({
      fen: (trial?.lines ?? []).reduce((sum, { chargeFen, refundFen }) => sum + chargeFen - refundFen, 0),
      from: from ?? order.start_date,
    })),
  ];
}
