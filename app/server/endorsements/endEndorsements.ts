import type { Reaction } from '../services/services.ts';
import { moveEndorsement } from './moveEndorsement.ts';
import { succeededEndorsementsOf } from './statusRepository.ts';

/** The confirmed endorsements of a surrendered policy are surrendered with it (specification §4, 53). */
export const endEndorsements: Reaction<'policySurrendered'> = async (_, tx, { orderId, at }) => {
  for (const { id } of await succeededEndorsementsOf(tx, orderId)) {
    await moveEndorsement(tx, id, { reason: 'policySurrendered', by: 'insurer', at });
  }
};
