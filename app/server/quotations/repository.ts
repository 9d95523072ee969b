import { type Insertable, type Selectable, sql, type SqlBool } from 'kysely';

import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

export type QuotationRow = Selectable<Tables['quotations']>;

/** Filter for the quotations of an agent. An empty text matches all quotations. */
export interface QuotationFilter {
  readonly agentId: string;
  readonly insurerCode: string;
  readonly line: string;
  readonly keyword: string;
}

/** LIKE pattern for texts that contain the keyword. Characters such as `%` in the keyword have no special meaning. */
const containing = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const isWanted = ({ agentId, insurerCode, line, keyword }: QuotationFilter) => {
  const pattern = containing(keyword);
  return sql<SqlBool>`agent_id = ${agentId}
    and (${insurerCode} = '' or insurer_code = ${insurerCode}) and (${line} = '' or line = ${line})
    and (${keyword} = '' or sn ilike ${pattern} or product_name ilike ${pattern} or group_name ilike ${pattern})`;
};

export async function countQuotations(tx: DatabaseTransaction, filter: QuotationFilter): Promise<number> {
  const { total } = await tx
    .selectFrom('quotations')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isWanted(filter))
    .executeTakeFirstOrThrow();
  return total;
}

export async function quotationPage(
  tx: DatabaseTransaction,
  filter: QuotationFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly Omit<QuotationRow, 'content_sealed' | 'file_keys' | 'quote' | 'share_hash' | 'seen_at'>[]> {
  return tx
    .selectFrom('quotations')
    .select([
      'id',
      'sn',
      'agent_id',
      'product_id',
      'product_version',
      'product_name',
      'line',
      'insurer_code',
      'insurer_name',
      'group_name',
      'heads',
      'total_fen',
      'created_at',
      'valid_until',
    ])
    .where(isWanted(filter))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function insertQuotation(
  tx: DatabaseTransaction,
  row: Omit<Insertable<Tables['quotations']>, 'id'>,
): Promise<string> {
  const { id } = await tx.insertInto('quotations').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function quotationOf(
  tx: DatabaseTransaction,
  agentId: string,
  id: string,
): Promise<QuotationRow | undefined> {
  return tx
    .selectFrom('quotations')
    .selectAll()
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
}

/** Deletes a quotation of the agent. Returns false when the agent has no such quotation. */
export async function removeQuotation(tx: DatabaseTransaction, agentId: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('quotations')
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Stores the hash of the public link to a quotation. Returns false when the agent has no such quotation. */
export async function setShare(
  tx: DatabaseTransaction,
  agentId: string,
  id: string,
  shareHash: Uint8Array,
): Promise<boolean> {
  const updated = await tx
    .updateTable('quotations')
    .set({ share_hash: shareHash })
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** The quotation that a public link opens, with the name of its agent. */
export async function sharedQuotationOf(
  database: Database,
  shareHash: Uint8Array,
): Promise<(QuotationRow & { agent_name: string; agency_name: string | null }) | undefined> {
  return database
    .selectFrom('quotations')
    .innerJoin('agents', 'agents.id', 'quotations.agent_id')
    .leftJoin('agencies', 'agencies.host', 'agents.partner_host')
    .selectAll('quotations')
    .select(['agents.name as agent_name', 'agencies.name as agency_name'])
    .where('share_hash', '=', shareHash)
    .executeTakeFirst();
}

/** Records the first time at which the public link to a quotation was opened. */
export async function noteSeen(database: Database, id: string, at: Date): Promise<void> {
  await database
    .updateTable('quotations')
    .set({ seen_at: at })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .execute();
}

/**
 * Insurers of the agent's quotations, without duplicates. If an insurer occurs with several names, the newest one is
 * used.
 */
export async function quotedInsurers(
  tx: DatabaseTransaction,
  agentId: string,
): Promise<{ code: string; name: string }[]> {
  return tx
    .selectFrom('quotations')
    .select(['insurer_code as code', 'insurer_name as name'])
    .distinctOn('insurer_code')
    .where('agent_id', '=', agentId)
    .orderBy('insurer_code')
    .orderBy('created_at', 'desc')
    .execute();
}
