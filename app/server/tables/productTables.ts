import type { ColumnType, Generated } from 'kysely';

interface ProductVersionsTable {
  product_id: string;
  /** Number of the version, greater than those of the catalogue's files. */
  version: number;
  /** First day on which the version is in force. */
  starts_on: string;
  /** Whole content of the product's file. */
  content: ColumnType<unknown, string, never>;
  published_at: Date;
  /** User name of the operator. */
  published_by: string;
}

interface ProductSwitchesTable {
  id: Generated<number>;
  product_id: string;
  /** Host on which the product isn't sold; empty for the platform's own host, null for all hosts. */
  partner_host: string | null;
  off_at: Date;
  off_by: string;
  /** When the product was sold again; null while it is off. */
  on_at: Date | null;
  on_by: string | null;
}

interface ProductPlacesTable {
  product_id: string;
  is_hot: boolean;
  /** Place in the agents' list, from 1; null for the place in the order of the catalogue. */
  position: number | null;
  changed_at: Date;
  changed_by: string;
}

interface ProductDraftsTable {
  product_id: string;
  operator_id: string;
  /** Version from which the operator started. */
  based_on: number;
  /** Name of the operator when the draft was saved. */
  operator_name: string;
  /** Content as it was in the editor; it can have mistakes. */
  content: string;
  saved_at: Date;
}

/** The part of `Tables` about products: their versions, and how they are sold. */
export interface ProductTables {
  product_versions: ProductVersionsTable;
  product_switches: ProductSwitchesTable;
  product_places: ProductPlacesTable;
  product_drafts: ProductDraftsTable;
}
