import type { OrderReason, OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';

import type { PlatformTables } from '../platform/database/database.ts';
import type { CertificateTables } from './certificateTables.ts';
import type { EndorsementTables } from './endorsementTables.ts';
import type { FileTables } from './fileTables.ts';
import type { InvoiceTables } from './invoiceTables.ts';
import type { IssuerColumn } from './issuer.ts';
import type { NoticeTables } from './noticeTables.ts';
import type { OperatorTables } from './operatorTables.ts';
import type { PaymentTables } from './paymentTables.ts';
import type { ProductTables } from './productTables.ts';
import type { SiteTables } from './siteTables.ts';
import type { SurrenderTables } from './surrenderTables.ts';
import type { AgentUserColumns, UserTables } from './userTables.ts';

/** Bytes that are encrypted or hashed. The type is the same in the embedded database and in PostgreSQL. */
type Bytes = Uint8Array;

/** Column with JSON. A query writes it as JSON text, and reads it as the parsed value. */
type Json<Value> = ColumnType<Value, string, string>;

interface AgentsTable extends AgentUserColumns {
  id: Generated<string>;
  mobile_index: Bytes;
  name: string;
  logo: Generated<string>;
  tier: Generated<string>;
  is_pro_price_show: Generated<boolean>;
  setting_plan: Generated<string>;
}

interface SessionsTable {
  token_hash: Bytes;
  agent_id: string;
  created_at: Date;
  expires_at: Date;
}

interface LoginCodesTable {
  id: Generated<number>;
  mobile_index: Bytes;
  login_type: string;
  address_index: Bytes;
  code_index: Bytes;
  sent_at: Date;
  expires_at: Date;
  attempts: Generated<number>;
  used_at: Date | null;
}

interface DraftsTable {
  id: Generated<string>;
  agent_id: string;
  version: number;
  product_id: string;
  group_name: string;
  heads: number;
  content_sealed: Bytes;
  saved_at: Date;
  /**
   * Keys of the stored files that the draft refers to. They are null when the row was saved before this column existed.
   */
  file_keys: readonly string[] | null;
  kind: Generated<'order' | 'quotation'>;
  /** Kind of the object from which the draft was started; empty when the draft wasn't started from an object. */
  origin_kind: Generated<'' | 'quotation' | 'renewal' | 'order'>;
  origin_number: Generated<string>;
  /** Premium in fen when the draft was last saved; null when it had no price or this column didn't exist yet. */
  total_fen: Generated<number | null>;
}

interface OrdersTable {
  id: Generated<number>;
  sn: string;
  agent_id: string;
  /**
   * Host on which the order was made; empty for the platform's own host. The documents of the order have the brand of
   * this host.
   */
  host: Generated<string>;
  issuer: IssuerColumn;
  submission_id: string;
  request_index: Bytes;
  product_id: string;
  product_version: number;
  product_name: string;
  insurer_name: string;
  group_name: string;
  status: OrderStatus;
  total_fen: number;
  heads: number;
  start_date: string;
  end_date: string;
  months: number;
  apply_quantity: number;
  schemes: Json<readonly Scheme[]>;
  applicant_sealed: Bytes;
  subjects_sealed: Bytes | null;
  /** The invoice that the agent requested together with the order, encrypted; null when the agent requested none. */
  invoice_wish_sealed: Bytes | null;
  quote: Json<Quote>;
  created_at: Date;
  /** Number of the policy; null until the policy is issued. */
  policy_sn: Generated<string | null>;
  /**
   * Kind of the object from which the order's draft was started; empty when the draft wasn't started from an object.
   */
  origin_kind: Generated<'' | 'quotation' | 'renewal' | 'order'>;
  /** Number of the quotation, renewed policy or order from which the draft was started. */
  origin_number: Generated<string>;
  /** Day in Asia/Shanghai on which the policy was issued; null until then. */
  issued_on: Generated<string | null>;
  /**
   * Order number, policy number, name of the applicant and name of the product, in lower case. The search
   * in lists of orders uses this text.
   */
  search_text: GeneratedAlways<string>;
}

interface InsuredPersonsTable {
  since_version: Generated<number>;
  /**
   * The first version of the roster that doesn't contain the person; null while the person is in the latest version.
   */
  until_version: number | null;
  order_id: number;
  position: number;
  key: number;
  scheme_id: string;
  name_sealed: Bytes;
  id_type: string;
  id_no_sealed: Bytes;
  id_no_index: Bytes;
  /**
   * Blind index of the person's name. It is null in rows that were written before this column existed and for which the
   * blind index isn't computed yet.
   */
  name_index: Bytes | null;
  sex: string;
  birthday_sealed: Bytes;
  occupation_code: string;
  occupation_name: string;
  occupation_class: string;
  /** Social security of the person, a `SocialSecurity`; empty when the product doesn't ask for it. */
  social_security: Generated<string>;
}

interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  reason: OrderReason;
  by: 'agent' | 'system' | 'insurer' | 'payer' | 'operator';
  at: Date;
  note: Generated<string>;
}

interface PoliciesTable {
  id: Generated<number>;
  uuid: Generated<string>;
  order_id: number;
  sn: string;
  issued_at: Date;
  /** Public code with which the policy can be found on the check page. */
  check_code: Generated<string>;
}

interface AuditLogTable {
  id: Generated<number>;
  agent_id: string;
  action: string;
  order_id: number | null;
  subject: string;
  at: Date;
}

interface SandboxSettingsTable {
  name: string;
  value_sealed: Bytes;
}

interface SandboxMessagesTable {
  id: Generated<number>;
  job_key: string;
  mobile_index: Bytes;
  content_sealed: Bytes;
  sent_at: Date;
}

interface SandboxPoliciesTable {
  order_sn: string;
  policy_sn: string;
}

interface SandboxRefundsTable {
  refund_id: string;
  amount_fen: number;
}

/** Tables of the server. Their types are the same in the embedded database and in PostgreSQL. */
export interface Tables
  extends
    PlatformTables,
    EndorsementTables,
    SurrenderTables,
    InvoiceTables,
    NoticeTables,
    OperatorTables,
    PaymentTables,
    ProductTables,
    SiteTables,
    UserTables,
    FileTables,
    CertificateTables {
  agents: AgentsTable;
  sessions: SessionsTable;
  login_codes: LoginCodesTable;
  drafts: DraftsTable;
  orders: OrdersTable;
  insured_persons: InsuredPersonsTable;
  order_events: OrderEventsTable;
  policies: PoliciesTable;
  audit_log: AuditLogTable;
  sandbox_settings: SandboxSettingsTable;
  sandbox_messages: SandboxMessagesTable;
  sandbox_policies: SandboxPoliciesTable;
  sandbox_refunds: SandboxRefundsTable;
}

export type Database = Kysely<Tables>;

/**
 * An open transaction. Code that runs in a transaction must send all its queries through the transaction. A query
 * outside the transaction would wait forever in the embedded database.
 */
export type DatabaseTransaction = Transaction<Tables>;
