import type { OfferedAlternative } from '@tuanbao/library/domain/rating/offeredPrices';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { ColumnType, Generated } from 'kysely';

import type { IssuerColumn } from './issuer.ts';

/** Columns of a user that are about the host, the sign-in and the rights. */
export interface AgentUserColumns {
  /** Host of the partner system to which the user belongs; empty for an agent of the platform. */
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
  /**
   * Mobile number, encrypted. It is null for a user who was stored without it and hasn't signed in with it yet.
   * Customers see the number on a shared quotation.
   */
  mobile_sealed: Uint8Array | null;
  /** Instant at which the account was disabled; null while it is in use. */
  disabled_at: Date | null;
}

interface AgenciesTable {
  /** The partner's host. It is also in `agents.partner_host` of the agency's users. */
  host: string;
  name: string;
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
  /** Id of the agent who redeemed the invitation; null until an agent redeems it. */
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
  /**
   * Keys of the stored files that the prepared order refers to. They are null when the row was saved before this column
   * existed.
   */
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
  /**
   * Host on which the quotation was made; empty for the platform's own host. The documents of the quotation have the
   * brand of this host.
   */
  host: Generated<string>;
  issuer: IssuerColumn;
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
  /**
   * Keys of the stored files that the quotation refers to. They are null when the row was saved before this column
   * existed.
   */
  file_keys: readonly string[] | null;
  created_at: Date;
  valid_until: string;
  /** Hash of the token in the quotation's public link; null when the quotation isn't shared. */
  share_hash: Uint8Array | null;
  /** Instant at which the public link was first opened; null until then. */
  seen_at: Date | null;
  /** The alternatives from which the customer can choose; empty when the schemes are insured together. */
  alternatives: ColumnType<readonly OfferedAlternative[], string, string>;
  /** Instant at which the customer accepted the quotation; null until then. */
  accepted_at: Date | null;
  /** Id of the accepted alternative; empty until the customer accepts, and when there are no alternatives. */
  accepted_scheme_id: Generated<string>;
}

interface PinnedProductsTable {
  agent_id: string;
  product_id: string;
  pinned_at: Date;
}

interface QualificationRequestsTable {
  id: Generated<string>;
  agent_id: string;
  status: 'waiting' | 'approved' | 'rejected';
  /** Message of the operator to the agent about the rejection; empty if the request isn't rejected. */
  rejection: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  /** Id of the operator who decided; null until an operator decides. */
  decided_by: string | null;
}

interface QualificationContentsTable {
  request_id: string;
  content_sealed: Uint8Array;
  /** Keys of the stored files that belong to the request. */
  file_keys: readonly string[];
}

/**
 * The part of `Tables` about agencies, failed sign-ins, verification of real names, invitations, refused organisations,
 * prepared orders, quotations and pinned products.
 */
export interface UserTables {
  agencies: AgenciesTable;
  qualification_requests: QualificationRequestsTable;
  qualification_contents: QualificationContentsTable;
  login_failures: LoginFailuresTable;
  white_list_invitations: WhiteListInvitationsTable;
  waylay_records: WaylayRecordsTable;
  custom_orders: CustomOrdersTable;
  quotations: QuotationsTable;
  pinned_products: PinnedProductsTable;
}
