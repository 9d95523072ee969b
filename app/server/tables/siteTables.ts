import type { HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import type { SiteKind } from '@tuanbao/library/domain/site/siteContents';
import type { ColumnType } from 'kysely';

interface SiteContentsTable {
  kind: SiteKind;
  /** Number of the version, counted from 1. The version with the greatest number is in use. */
  version: number;
  content: ColumnType<unknown, string, never>;
  published_at: Date;
  /** User name of the operator who published the version. */
  published_by: string;
}

interface HostBrandsTable {
  /** Host of a partner; empty for the platform's own host. */
  host: string;
  /** Number of the version, counted from 1. The version with the greatest number is in use. */
  version: number;
  content: ColumnType<HostBrand, string, never>;
  reason: string;
  published_at: Date;
  /** User name of the operator who published the version. */
  published_by: string;
}

/** The part of `Tables` about contents and brands that operators publish for all users. */
export interface SiteTables {
  site_contents: SiteContentsTable;
  host_brands: HostBrandsTable;
}
