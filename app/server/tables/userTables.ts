import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { ColumnType, Generated } from 'kysely';

/** Columns of a user beside name and tier. */
export interface AgentUserColumns {
  /** Empty: an agent of the platform; else the host of the partner system whose user it is. */
  partner_host: Generated<string>;
  user_name_index: Uint8Array | null;
  password_hash: string | null;
  app_id: Generated<string>;
  open_id: Generated<string>;
  is_broker: Generated<boolean>;
  is_real_name: Generated<boolean>;
  shows_commission: Generated<boolean>;
  certificate_no_sealed: Uint8Array | null;
  certificate_valid_until: string | null;
}

interface AgenciesTable {
  /** The partner's host; its users have it in `agents.partner_host`. */
  host: string;
  name: string;
}

interface OperatorActionsTable {
  id: Generated<number>;
  /** Who gave the command. */
  operator: string;
  action: string;
  /** Id of what was changed; never a name or a number of a person. */
  subject: string;
  reason: string;
  at: Date;
}

interface LoginFailuresTable {
  subject_index: Uint8Array;
  failures: number;
  last_at: Date;
  blocked_until: Date;
}

interface WhiteListInvitationsTable {
  uuid: Generated<string>;
  product_id: string;
  /** Null: not redeemed yet. */
  agent_id: string | null;
  expires_at: Date;
  redeemed_at: Date | null;
}

interface WaylayRecordsTable {
  id: Generated<number>;
  agent_id: string;
  product_id: string;
  product_name: string;
  group_name: string;
  times: Generated<number>;
  last_at: Date;
}

interface CustomOrdersTable {
  id: Generated<string>;
  agent_id: string;
  title: string;
  note: string;
  product_id: string;
  content_sealed: Uint8Array;
  /** Keys of the stored files that the content names; null: written before they were kept. */
  file_keys: readonly string[] | null;
  status: 'waiting' | 'opened' | 'submitted';
  order_sn: string | null;
  created_at: Date;
  updated_at: Date;
}

interface QuotationsTable {
  id: Generated<string>;
  sn: string;
  agent_id: string;
  product_id: string;
  product_version: number;
  product_name: string;
  line: string;
  insurer_code: string;
  insurer_name: string;
  group_name: string;
  heads: number;
  total_fen: number;
  quote: ColumnType<Quote, string, string>;
  content_sealed: Uint8Array;
  /** Keys of the stored files that the content names; null: written before they were kept. */
  file_keys: readonly string[] | null;
  created_at: Date;
  valid_until: string;
  /** Null: not shared. */
  share_hash: Uint8Array | null;
}

/** Tables of agencies, operators, sign-in, checks and quotations. */
export interface UserTables {
  agencies: AgenciesTable;
  operator_actions: OperatorActionsTable;
  login_failures: LoginFailuresTable;
  white_list_invitations: WhiteListInvitationsTable;
  waylay_records: WaylayRecordsTable;
  custom_orders: CustomOrdersTable;
  quotations: QuotationsTable;
}
