import { move } from '../services/moves.ts';
import type { Reaction } from '../services/services.ts';
import { endorsementMoves } from './endorsementMoves.ts';
import { succeededEndorsementsOf } from './statusRepository.ts';

/** Sets the confirmed endorsements of a surrendered policy to the state `surrendered` (code 53 in specification §4). */
export const endEndorsements: Reaction<'policySurrendered'> = async (_, tx, { orderId, at }) => {
  for (const { id } of await succeededEndorsementsOf(tx, orderId)) {
    await move(tx, endorsementMoves, id, { reason: 'policySurrendered', by: 'insurer', at });
  }
};
