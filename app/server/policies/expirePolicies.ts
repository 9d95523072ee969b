import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';

import { orderMoves } from '../orders/orderMoves.ts';
import { insuredOrdersEndedBefore } from '../orders/overdueRepository.ts';
import { lockOrder } from '../orders/repository.ts';
import { move } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

/** Greatest number of ended policies that one query reads. */
const batch = 200;

async function expire({ clock }: Services, tx: DatabaseTransaction, orderId: number): Promise<void> {
  const { status } = await lockOrder(tx, orderId);
  if (!isIn(orderMachine.sets.inForce, status)) return; // The policy was surrendered or has already ended.
  await move(tx, orderMoves, orderId, { reason: 'expired', by: 'system', at: clock.now() });
}

/**
 * Ends policies whose cover is over. Cover lasts until 24:00 of its last day in Asia/Shanghai (domain rules §5 and §6).
 * If a policy can't be ended, the error is passed to `onFailure`, and the remaining policies are still ended.
 */
export async function expirePolicies(services: Services, onFailure: (error: unknown) => void): Promise<void> {
  const { database, clock } = services;
  const today = clock.today();
  let last = 0;
  for (;;) {
    const ended = await insuredOrdersEndedBefore(database, { today, after: last, limit: batch });
    for (const id of ended) {
      last = id;
      await database
        .transaction()
        .execute((tx) => expire(services, tx, id))
        .catch(onFailure); // The loop continues with the next policy.
    }
    if (ended.length < batch) return;
  }
}
