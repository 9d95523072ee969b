import type { Generated } from 'kysely';

type Bytes = Uint8Array;

interface StoredFilesTable {
  id: Generated<string>;
  agent_id: string;
  key: string;
  purpose: 'group' | 'invoice' | 'audit';
  /** `expected`: the upload is allowed, but the file isn't checked yet. */
  status: 'expected' | 'stored';
  name: Generated<string>;
  /** Media type by the content. */
  type: Generated<string>;
  bytes: Generated<number>;
  width: number | null;
  height: number | null;
  has_thumbnail: Generated<boolean>;
  /** End of the time in which the file can be uploaded. */
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
  /** Type of the material. */
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
  /** Result of looking for the money; null before. */
  outcome: 'found' | 'notFound' | null;
  settled_at: Date | null;
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
  /** Keys of the stored files that the content refers to; null in rows from before this column existed. */
  file_keys: readonly string[] | null;
  created_at: Date;
  updated_at: Date;
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

/** The part of `Tables` for files, bank transfers, offline orders and mails. */
export interface FileTables {
  stored_files: StoredFilesTable;
  order_files: OrderFilesTable;
  order_material_rejections: OrderMaterialRejectionsTable;
  video_audit_tokens: VideoAuditTokensTable;
  order_transfers: OrderTransfersTable;
  offline_orders: OfflineOrdersTable;
  mails: MailsTable;
  sandbox_mails: SandboxMailsTable;
}
