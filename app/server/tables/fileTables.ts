import type { OfflineOrderReason, OfflineOrderState } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import type { Generated, GeneratedAlways } from 'kysely';

type Bytes = Uint8Array;

interface StoredFilesTable {
  id: Generated<string>;
  agent_id: string;
  key: string;
  purpose: 'group' | 'invoice' | 'audit';
  /**
   * State of the upload. `expected`: the upload is allowed, but the file isn't checked yet. `stored`: the file was
   * checked and is stored.
   */
  status: 'expected' | 'stored';
  name: Generated<string>;
  /** Media type of the file, as found in its content. */
  type: Generated<string>;
  bytes: Generated<number>;
  width: number | null;
  height: number | null;
  has_thumbnail: Generated<boolean>;
  /** Instant until which the file can be uploaded. */
  expires_at: Date;
  created_at: Date;
}

interface OrderFilesTable {
  order_id: number;
  kind: string;
  file_id: string;
  position: number;
  attached_at: Date;
}

interface OrderMaterialRejectionsTable {
  order_id: number;
  /** Type of the material that the insurer rejected or still needs. */
  type: string;
  reason: string;
  file_ids: Generated<readonly string[]>;
  rejected_at: Date;
}

interface VideoAuditTokensTable {
  token_hash: Bytes;
  agent_id: string;
  expires_at: Date;
  uploads: Generated<number>;
}

interface OrderTransfersTable {
  order_id: number;
  content_sealed: Bytes;
  claimed_at: Date;
  /** Result of the operator's search for the transferred money; null until an operator has searched for it. */
  outcome: 'found' | 'notFound' | null;
  settled_at: Date | null;
  /** Message to the agent about the result; empty when the money was found. */
  note: Generated<string>;
  /** Number of the report. It is 1 for the first report, and increases by 1 each time the agent reports again. */
  version: Generated<number>;
}

interface OfflineOrdersTable {
  uuid: Generated<string>;
  agent_id: string;
  version: number;
  product_id: string;
  group_name: string;
  heads: number;
  note: string;
  content_sealed: Bytes;
  /**
   * Keys of the stored files that the offline order refers to. They are null when the row was saved before this column
   * existed.
   */
  file_keys: readonly string[] | null;
  created_at: Date;
  updated_at: Date;
  id: GeneratedAlways<number>;
  state: OfflineOrderState;
  /**
   * Instant since which the order waits for an operator. If the order has waited several times, this is the start of
   * the latest wait.
   */
  waits_since: Generated<Date>;
  /** Operator who handles the order; null while no operator handles it. */
  operator_id: Generated<string | null>;
  /**
   * Message of the operator to the agent. It is sent with a quote, with a prepared order, or when the operator ends the
   * handling.
   */
  answer: Generated<string>;
  /** Quoted premium in fen; null if there is no quote. */
  quoted_fen: Generated<number | null>;
  /** Last day on which the quote is valid; null if there is no quote. */
  valid_until: Generated<string | null>;
  /** Prepared order that was created from this offline order; null if there is none. */
  custom_order_id: Generated<string | null>;
}

/** Actors that can cause a state transition of an offline order. */
export type OfflineOrderMover = 'agent' | 'operator';

interface OfflineOrderEventsTable {
  id: Generated<number>;
  offline_order_id: number;
  from_state: OfflineOrderState | null;
  to_state: OfflineOrderState;
  reason: OfflineOrderReason;
  by: OfflineOrderMover;
  note: Generated<string>;
  at: Date;
}

interface MailsTable {
  id: Generated<string>;
  agent_id: string;
  content_sealed: Bytes;
  created_at: Date;
  sent_at: Date | null;
}

interface SandboxMailsTable {
  id: Generated<number>;
  mail_key: string;
  content_sealed: Bytes;
  sent_at: Date;
}

/** The part of `Tables` about files, bank transfers, offline orders and mails. */
export interface FileTables {
  stored_files: StoredFilesTable;
  order_files: OrderFilesTable;
  order_material_rejections: OrderMaterialRejectionsTable;
  video_audit_tokens: VideoAuditTokensTable;
  order_transfers: OrderTransfersTable;
  offline_orders: OfflineOrdersTable;
  offline_order_events: OfflineOrderEventsTable;
  mails: MailsTable;
  sandbox_mails: SandboxMailsTable;
}
