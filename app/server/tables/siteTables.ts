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

/** The part of `Tables` about what operators publish for all users. */
export interface SiteTables {
  site_contents: SiteContentsTable;
}
