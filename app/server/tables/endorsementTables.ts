import type { EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { EndorsementReason } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { EndorsementTrial } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import type { ReviewProcess } from '@tuanbao/library/domain/product/endorsementRule';
import type { ColumnType, Generated } from 'kysely';

import type { IssuerColumn } from './issuer.ts';

interface EndorsementsTable {
  id: Generated<number>;
  uuid: Generated<string>;
  sn: string;
  agent_id: string;
  order_id: number;
  issuer: IssuerColumn;
  /** Id of the submission; null before the endorsement is submitted. */
  submission_id: string | null;
  request_index: Uint8Array | null;
  state: EndorsementState;
  version: number;
  type_code: number;
  /** First day on which the change is in force; null when the draft doesn't contain a day yet. */
  effective_date: string | null;
  /** Review process of the product when the endorsement was submitted or, before that, when the draft was created. */
  review: ReviewProcess;
  heads_before: number;
  heads_after: number;
  net_fen: number;
  paid_fen: Generated<number>;
  trial: ColumnType<EndorsementTrial | null, string | null, string | null>;
  /** Changes of persons in the endorsement, encrypted; null when the endorsement is a deleted draft. */
  changes_sealed: Uint8Array | null;
  materials: ColumnType<readonly UploadedMaterial[], string | undefined, string>;
  /** Last note to the agent, such as the insurer's question or the reason for a rejection; empty if there is none. */
  note: Generated<string>;
  certificate_sn: string | null;
  /** The version of the roster that the endorsement created; null until the endorsement is confirmed. */
  roster_version: number | null;
  created_at: Date;
  updated_at: Date;
  submitted_at: Date | null;
}

interface EndorsementEventsTable {
  id: Generated<number>;
  endorsement_id: number;
  from_state: EndorsementState | null;
  to_state: EndorsementState;
  reason: EndorsementReason;
  by: EndorsementMover;
  note: Generated<string>;
  at: Date;
}

/** Actors that can cause a state transition of an endorsement. */
export type EndorsementMover = 'agent' | 'system' | 'insurer' | 'payer' | 'operator';

interface EndorsementTransfersTable {
  endorsement_id: number;
  content_sealed: Uint8Array;
  claimed_at: Date;
  /** Number of the report. It is 1 for the first report, and increases by 1 each time the agent reports again. */
  version: Generated<number>;
}

interface EndorsementRefundsTable {
  id: Generated<string>;
  endorsement_id: number;
  /**
   * Id of the payment that is refunded. It is null when no payment covers the refund; an operator then sends the refund
   * by bank transfer.
   */
  payment_id: string | null;
  amount_fen: number;
  created_at: Date;
  sent_at: Date | null;
}

/** The part of `Tables` about endorsements. */
export interface EndorsementTables {
  endorsements: EndorsementsTable;
  endorsement_events: EndorsementEventsTable;
  endorsement_transfers: EndorsementTransfersTable;
  endorsement_refunds: EndorsementRefundsTable;
}
