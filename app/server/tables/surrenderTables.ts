import type { SurrenderReason } from '@tuanbao/library/domain/order/surrender';
import type { SurrenderMoveReason, SurrenderState } from '@tuanbao/library/domain/order/surrenderMachine';
import type { Generated } from 'kysely';

interface SurrendersTable {
  id: Generated<number>;
  uuid: Generated<string>;
  order_id: number;
  state: SurrenderState;
  /** The agent's reason for the surrender; null when the insurer ended the policy. */
  reason: SurrenderReason | null;
  /** First day without cover. */
  effective_date: string;
  /** Premium in fen for the days after the policy has ended. The fee isn't subtracted. */
  unused_fen: number;
  fee_fen: number;
  /** The insurer's note about its decision. The agent sees the note. */
  note: Generated<string>;
  applied_at: Date;
}

/** Actors that can cause a state transition of a surrender. */
export type SurrenderMover = 'agent' | 'insurer' | 'operator';

interface SurrenderEventsTable {
  id: Generated<number>;
  surrender_id: number;
  from_state: SurrenderState | null;
  to_state: SurrenderState;
  reason: SurrenderMoveReason;
  by: SurrenderMover;
  note: Generated<string>;
  at: Date;
}

interface SurrenderRefundsTable {
  id: Generated<string>;
  surrender_id: number;
  /**
   * Id of the payment that is refunded. It is null when no payment covers the refund; an operator then sends the refund
   * by bank transfer.
   */
  payment_id: string | null;
  amount_fen: number;
  created_at: Date;
  sent_at: Date | null;
}

/** The part of `Tables` about surrenders. */
export interface SurrenderTables {
  surrenders: SurrendersTable;
  surrender_events: SurrenderEventsTable;
  surrender_refunds: SurrenderRefundsTable;
}
