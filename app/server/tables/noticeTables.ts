import type { Generated } from 'kysely';

/** Senders of notices. */
export type NoticeSource = 'payment' | 'insurer';

/** Why a notice matches nothing: its number is unknown, or the amount isn't that of the payment. */
export type NoticeProblem = 'unknownNumber' | 'otherAmount';

interface UnmatchedNoticesTable {
  id: Generated<string>;
  source: NoticeSource;
  /** Index of the notice. A repeated notice has the same. */
  notice_index: Uint8Array;
  /** Subject of the notice: `payment`, or the kind of subject that the insurer names. */
  subject: string;
  problem: NoticeProblem;
  /** Amount of the notice in fen; null when it has none. */
  amount_fen: number | null;
  body_sealed: Uint8Array;
  received_at: Date;
  state: Generated<'waiting' | 'matched' | 'dismissed'>;
  /** Number of the order or endorsement to which an operator has matched the notice; empty otherwise. */
  reference: Generated<string>;
  decided_at: Date | null;
}

/** The part of `Tables` about notices that match nothing. */
export interface NoticeTables {
  unmatched_notices: UnmatchedNoticesTable;
}
