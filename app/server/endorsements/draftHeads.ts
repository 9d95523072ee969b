import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';

import { headsOf } from '../orders/rosterVersionsRepository.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

/** Numbers of insured persons of a policy: now, and after the changes of a draft. */
export interface DraftHeads {
  readonly before: number;
  readonly after: number;
}

/** Counts the persons of the policy of an order now, and after the changes. Replaced persons don't change the number. */
export async function draftHeads(
  tx: DatabaseTransaction,
  orderId: number,
  changes: readonly PersonChange[],
): Promise<DraftHeads> {
  const before = await headsOf(tx, orderId);
  const added = changes.filter(({ kind }) => kind === 'add').length;
  const removed = changes.filter(({ kind }) => kind === 'remove').length;
  return { before, after: Math.max(before + added - removed, 0) };
}
