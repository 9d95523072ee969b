import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';

import type { SurrenderContents } from '../gateways/surrenderContents.ts';
import { lockOrder } from '../orders/repository.ts';
import type { JobHandler } from '../services/lanes.ts';
import type { Services } from '../services/services.ts';
import { settleSurrender } from './decideSurrender.ts';
import type { SurrenderJob } from './jobKinds.ts';
import { storedSurrenderOf, surrenderById, type SurrenderRow } from './surrenderRepository.ts';

const isOpen = ({ state }: SurrenderRow): boolean => isIn(surrenderMachine.sets.awaitsDecision, state);

/** The data of a surrender that the insurer needs for its decision. */
export async function surrenderContents({ database }: Services, surrenderId: number): Promise<SurrenderContents> {
  const row = await storedSurrenderOf(database, surrenderId);
  return {
    uuid: row.uuid,
    orderSn: row.order_sn,
    policySn: row.policy_sn,
    productId: row.product_id,
    productVersion: row.product_version,
    reason: row.reason ?? '',
    effectiveDate: row.effective_date,
    unusedFen: row.unused_fen,
    feeFen: row.fee_fen,
    refundFen: row.unused_fen - row.fee_fen,
    appliedAt: row.applied_at.toISOString(),
  };
}

/**
 * The job that sends a surrender to the insurer. If the insurer decides at once, the job applies the decision. After a
 * crash the job can run again: the insurer repeats its response for the same key, and a decided surrender isn't
 * changed.
 */
export const sendSurrender =
  (services: Services): JobHandler<SurrenderJob> =>
  async ({ surrenderId }) => {
    const { database, gateways } = services;
    const surrender = await surrenderById(database, surrenderId);
    if (!isOpen(surrender)) return () => Promise.resolve();
    const response = await gateways.insurer.surrender({
      key: surrender.uuid,
      contents: () => surrenderContents(services, surrenderId),
    });
    return async (tx) => {
      if (response.outcome === 'inHand') return;
      await lockOrder(tx, surrender.order_id);
      if (!isOpen(await surrenderById(tx, surrenderId))) return;
      await settleSurrender(services, tx, surrender, { reason: response.outcome, note: response.note });
    };
  };
