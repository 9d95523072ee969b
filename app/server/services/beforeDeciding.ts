import type { DatabaseTransaction } from '../tables/database.ts';

/**
 * Called in the transaction of a decision before the decision is applied. It locks the order whose data it reads, and
 * throws a Refusal when the decision must not be applied.
 */
export type BeforeDeciding = (tx: DatabaseTransaction) => Promise<void>;
