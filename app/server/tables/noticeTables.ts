import type { Generated } from 'kysely';

/** Parties that send notices to the server: the payment gateway and the insurer. */
export type NoticeSource = 'payment' | 'insurer';

/** Reason why a notice has no match: its number is unknown, or its amount differs from the amount of the payment. */
export type NoticeProblem = 'unknownNumber' | 'otherAmount';

interface UnmatchedNoticesTable {
  id: Generated<string>;
  source: NoticeSource;
  /**
   * Blind index of the notice's id (payment gateway) or of its content (insurer). If the same notice is sent again, the
   * blind index is the same, and no second row is stored.
   */
  notice_index: Uint8Array;
  /**
   * `payment` for a notice of the payment gateway. For a notice of the insurer, the value of the notice's field
   * `subject`.
   */
  subject: string;
  problem: NoticeProblem;
  /** Amount of the notice in fen; null when the notice contains no amount. */
  amount_fen: number | null;
  body_sealed: Uint8Array;
  received_at: Date;
  state: Generated<'waiting' | 'matched' | 'dismissed'>;
  /** Number of the order or endorsement to which an operator has matched the notice; empty if it isn't matched. */
  reference: Generated<string>;
  decided_at: Date | null;
}

/**
 * The part of `Tables` about notices that couldn't be matched automatically to a payment, an order or an endorsement.
 */
export interface NoticeTables {
  unmatched_notices: UnmatchedNoticesTable;
}
