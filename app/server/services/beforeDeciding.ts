import type { DatabaseTransaction } from '../tables/database.ts';

/**
 * Function that is called in the transaction of a decision, before the decision is applied. It locks the order whose
 * data it reads. It throws a Refusal when the decision must not be applied.
 */
export type BeforeDeciding = (tx: DatabaseTransaction) => Promise<void>;
