import { move } from '../services/moves.ts';
import type { Reaction } from '../services/services.ts';
import { endorsementMoves } from './endorsementMoves.ts';
import { succeededEndorsementsOf } from './statusRepository.ts';

/** Surrenders the confirmed endorsements of a surrendered policy (specification §4, 53). */
export const endEndorsements: Reaction<'policySurrendered'> = async (_, tx, { orderId, at }) => {
  for (const { id } of await succeededEndorsementsOf(tx, orderId)) {
    await move(tx, endorsementMoves, id, { reason: 'policySurrendered', by: 'insurer', at });
  }
};
