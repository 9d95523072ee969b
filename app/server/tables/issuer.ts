import type { ColumnType } from 'kysely';

/**
 * The issuer of documents. It is stored with a new quotation, order or endorsement. Later changes of the brand don't
 * change it.
 */
export interface StoredIssuer {
  readonly name: string;
  /**
   * Number of the brokerage licence that the footer of the host's pages shows; empty when the footer shows no number.
   */
  readonly licence: string;
  /** True when the issuer is the platform, because the host has neither a brand with a name nor an agency. */
  readonly isPlatform: boolean;
}

/** Column with the issuer. It is null in rows that were made before issuers were stored, and it never changes. */
export type IssuerColumn = ColumnType<StoredIssuer | null, string | null | undefined, never>;
