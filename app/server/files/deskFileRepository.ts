import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/**
 * Returns the ids from `ids` that a version or a draft of a product, or a version of a brand, contains. The id of a
 * file is random, so a content that contains the id refers to the file.
 */
export async function namedIds(
  database: Database | DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from unnest(array[${sql.join(ids)}]::text[]) id
    where exists (select 1 from product_versions v where strpos(v.content::text, id) > 0)
      or exists (select 1 from product_drafts d where strpos(d.content, id) > 0)
      or exists (select 1 from host_brands b where strpos(b.content::text, id) > 0)`.execute(database);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Prevents other transactions from publishing or saving contents until this transaction ends. A publication that waits
 * for this lock then finds that its file was removed, and is refused.
 */
export async function holdNames(tx: DatabaseTransaction): Promise<void> {
  await sql`lock table product_versions, product_drafts, host_brands in share mode`.execute(tx);
}
