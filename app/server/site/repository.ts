import type { SiteContents, SiteKind } from '@tuanbao/library/domain/site/siteContents';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/** A published version of a kind of content, and the time at which it was published. */
export interface PublishedVersion {
  readonly kind: SiteKind;
  readonly version: number;
  readonly published_at: Date;
  readonly published_by: string;
}

/** For each published kind of content: the latest version. */
export const latestVersions = (database: Database | DatabaseTransaction): Promise<readonly PublishedVersion[]> =>
  database
    .selectFrom('site_contents')
    .distinctOn('kind')
    .select(['kind', 'version', 'published_at', 'published_by'])
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();

/** The content of one stored version of a kind of content. The query fails when there is no such version. */
export async function contentOf(database: Database, kind: SiteKind, version: number): Promise<unknown> {
  const { content } = await database
    .selectFrom('site_contents')
    .select('content')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return content;
}

/**
 * Stores a version of a kind of content. Returns false when a version of this kind with this number is already stored.
 */
export async function addVersion<Kind extends SiteKind>(
  tx: DatabaseTransaction,
  entry: {
    readonly kind: Kind;
    readonly version: number;
    readonly content: SiteContents[Kind];
    readonly at: Date;
    readonly by: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('site_contents')
    .values({
      kind: entry.kind,
      version: entry.version,
      content: JSON.stringify(entry.content),
      published_at: entry.at,
      published_by: entry.by,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'version']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
