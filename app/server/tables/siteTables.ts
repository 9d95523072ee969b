import type { HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import type { SiteKind } from '@tuanbao/library/domain/site/siteContents';
import type { ColumnType } from 'kysely';

interface SiteContentsTable {
  kind: SiteKind;
  /** Number of the version, from 1. The greatest one is in use. */
  version: number;
  content: ColumnType<unknown, string, never>;
  published_at: Date;
  /** User name of the operator. */
  published_by: string;
}

interface HostBrandsTable {
  /** Host of a partner; empty for the platform's own. */
  host: string;
  /** Number of the version, from 1. The greatest one is in use. */
  version: number;
  content: ColumnType<HostBrand, string, never>;
  reason: string;
  published_at: Date;
  /** User name of the operator. */
  published_by: string;
}

/** The part of `Tables` about what operators publish for all users. */
export interface SiteTables {
  site_contents: SiteContentsTable;
  host_brands: HostBrandsTable;
}
