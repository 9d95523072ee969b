import type { SurrenderReason } from '@tuanbao/library/domain/order/surrender';
import type { SurrenderMoveReason, SurrenderState } from '@tuanbao/library/domain/order/surrenderMachine';
import type { Generated } from 'kysely';

interface SurrendersTable {
  id: Generated<number>;
  uuid: Generated<string>;
  order_id: number;
  state: SurrenderState;
  /** The agent's reason; null when the insurer ended the policy. */
  reason: SurrenderReason | null;
  /** First day without cover. */
  effective_date: string;
  /** Premium of the unused days before the fee, in fen. */
  unused_fen: number;
  fee_fen: number;
  /** The insurer's text for the agent. */
  note: Generated<string>;
  applied_at: Date;
}

/** Actors that cause a transition of a surrender. */
export type SurrenderMover = 'agent' | 'insurer';

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
  /** The payment that is refunded; null when no payment covers the refund, which an operator then transfers. */
  payment_id: string | null;
  amount_fen: number;
  created_at: Date;
  sent_at: Date | null;
}

/** The part of `Tables` for surrenders. */
export interface SurrenderTables {
  surrenders: SurrendersTable;
  surrender_events: SurrenderEventsTable;
  surrender_refunds: SurrenderRefundsTable;
}
