import type { ColumnType, Generated } from 'kysely';

interface ProductVersionsTable {
  product_id: string;
  /**
   * Number of the version. If the catalogue has no file for the product, versions are counted from 1. Otherwise the
   * number is greater than all version numbers of the product in the catalogue's files.
   */
  version: number;
  /** First day on which the version is in force. */
  starts_on: string;
  /** Complete content of the version, in the format of a product file of the catalogue. */
  content: ColumnType<unknown, string, never>;
  published_at: Date;
  /** User name of the operator who published the version. */
  published_by: string;
}

interface ProductSwitchesTable {
  id: Generated<number>;
  product_id: string;
  /** Host on which the product isn't sold; empty for the platform's own host, null for all hosts. */
  partner_host: string | null;
  off_at: Date;
  off_by: string;
  /** Instant at which the sale started again; null while the product isn't sold. */
  on_at: Date | null;
  on_by: string | null;
}

interface ProductPlacesTable {
  product_id: string;
  is_hot: boolean;
  /** Place of the product in the list that agents see, counted from 1; null when operators haven't set a place. */
  position: number | null;
  changed_at: Date;
  changed_by: string;
}

interface ProductDraftsTable {
  product_id: string;
  operator_id: string;
  /** Number of the version from which the draft was started. */
  based_on: number;
  /** Name of the operator at the time at which the draft was saved. */
  operator_name: string;
  /** Text from the editor. It can contain mistakes. */
  content: string;
  /** Number of times that the draft was saved. */
  revision: Generated<number>;
  saved_at: Date;
}

interface NewProductsTable {
  product_id: string;
  /** Name of the product when the operator created it. */
  name: string;
  /** Id of the product from which this product was copied; empty when it began with the defaults of a family. */
  copied_from: string;
  /** Name of the family with whose defaults this product began; empty when it is a copy. */
  family: string;
  /**
   * Id of the product whose sales terms and golden quotes apply to this product: a product in the catalogue's files or,
   * if this product isn't a copy, this product itself.
   */
  terms_of: string;
  /** Content of the product when the operator created it. */
  content: ColumnType<unknown, string, never>;
  begun_at: Date;
  /** User name of the operator who created the product. */
  begun_by: string;
}

/** The part of `Tables` about products: their versions, and how they are sold. */
export interface ProductTables {
  product_versions: ProductVersionsTable;
  product_switches: ProductSwitchesTable;
  product_places: ProductPlacesTable;
  product_drafts: ProductDraftsTable;
  new_products: NewProductsTable;
}
