import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type Insertable, type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';

import type { QuotationSort, QuotationState } from '../../contract/quotationSort.ts';
import { isWrittenFrom } from '../drafts/writtenRepository.ts';
import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

/** A saved quotation. `is_ordered` is the result of `isWrittenFrom` for the quotation. */
export type QuotationRow = Selectable<Tables['quotations']> & { readonly is_ordered: boolean };

/** The columns of a quotation that a list shows. */
export type ListedQuotationRow = Omit<QuotationRow, 'content_sealed' | 'file_keys' | 'host' | 'issuer' | 'quote'>;

/** Filter for the quotations of an agent. An empty `insurerCode`, `line` or `keyword` matches all quotations. */
export interface QuotationFilter {
  readonly agentId: string;
  readonly insurerCode: string;
  readonly line: string;
  readonly keyword: string;
  /** State of the quotations on the day `today`; undefined for all states. */
  readonly state: QuotationState | undefined;
  readonly today: CalendarDay;
}

/** LIKE pattern for texts that contain the keyword. Characters such as `%` in the keyword have no special meaning. */
const containing = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const inState = ({ state, today }: QuotationFilter): RawBuilder<SqlBool> => {
  if (state === undefined) return sql`true`;
  if (state === 'accepted') return sql`accepted_at is not null`;
  if (state === 'ended') return sql`accepted_at is null and valid_until < ${today}::date`;
  const isSeen = state === 'seen' ? sql`seen_at is not null` : sql`seen_at is null`;
  return sql`accepted_at is null and valid_until >= ${today}::date and ${isSeen}`;
};

const isWanted = (filter: QuotationFilter) => {
  const { agentId, insurerCode, line, keyword } = filter;
  const pattern = containing(keyword);
  return sql<SqlBool>`agent_id = ${agentId}
    and (${insurerCode} = '' or insurer_code = ${insurerCode}) and (${line} = '' or line = ${line})
    and (${keyword} = '' or sn ilike ${pattern} or product_name ilike ${pattern} or group_name ilike ${pattern})
    and ${inState(filter)}`;
};

export async function countQuotations(tx: DatabaseTransaction, filter: QuotationFilter): Promise<number> {
  const { total } = await tx
    .selectFrom('quotations')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isWanted(filter))
    .executeTakeFirstOrThrow();
  return total;
}

const sortColumns = {
  created: 'created_at',
  valid: 'valid_until',
  premium: 'total_fen',
  heads: 'heads',
} as const satisfies Readonly<Record<QuotationSort['by'], keyof Tables['quotations']>>;

const isOrdered = (agentId: RawBuilder<unknown> | string) =>
  isWrittenFrom(agentId, 'quotation', sql.ref('quotations.sn'));

export async function quotationPage(
  tx: DatabaseTransaction,
  filter: QuotationFilter,
  page: { readonly limit: number; readonly offset: number; readonly sort: QuotationSort },
): Promise<readonly ListedQuotationRow[]> {
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
      'share_hash',
      'seen_at',
      'alternatives',
      'accepted_at',
      'accepted_scheme_id',
      isOrdered(filter.agentId).as('is_ordered'),
    ])
    .where(isWanted(filter))
    .orderBy(sortColumns[page.sort.by], page.sort.direction === 'ascending' ? 'asc' : 'desc')
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
    .select(isOrdered(agentId).as('is_ordered'))
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

/**
 * Stores the hash of the public link to a quotation. Returns the host on which the quotation was made, which is empty
 * for the platform's own host; undefined when the agent has no such quotation.
 */
export async function setShare(
  tx: DatabaseTransaction,
  agentId: string,
  id: string,
  shareHash: Uint8Array,
): Promise<{ readonly host: string } | undefined> {
  return tx
    .updateTable('quotations')
    .set({ share_hash: shareHash })
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .returning('host')
    .executeTakeFirst();
}

/** The agent of a shared quotation, whom the customer can call. */
export interface SharingAgent {
  readonly agent_name: string;
  readonly agency_name: string | null;
  /** Mobile number of the agent, encrypted; null when the number isn't known. */
  readonly mobile_sealed: Uint8Array | null;
}

/**
 * The quotation that a public link opens, and the agent who created the quotation. `shareHash` is the hash of the
 * link's token. Undefined if the link opens no quotation.
 */
export async function sharedQuotationOf(
  database: Database,
  shareHash: Uint8Array,
): Promise<(Omit<QuotationRow, 'is_ordered'> & SharingAgent) | undefined> {
  return database
    .selectFrom('quotations')
    .innerJoin('agents', 'agents.id', 'quotations.agent_id')
    .leftJoin('agencies', 'agencies.host', 'agents.partner_host')
    .selectAll('quotations')
    .select(['agents.name as agent_name', 'agencies.name as agency_name', 'agents.mobile_sealed'])
    .where('share_hash', '=', shareHash)
    .executeTakeFirst();
}

/** Records the time at which the public link to a quotation was opened for the first time. */
export async function noteSeen(database: Database, id: string, at: Date): Promise<void> {
  await database
    .updateTable('quotations')
    .set({ seen_at: at })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .execute();
}

/**
 * Records that the customer accepted a quotation. If the quotation was accepted before, nothing changes and the
 * function returns false.
 */
export async function noteAccepted(
  database: Database,
  id: string,
  { at, schemeId }: { readonly at: Date; readonly schemeId: string },
): Promise<boolean> {
  const accepted = await database
    .updateTable('quotations')
    .set({ accepted_at: at, accepted_scheme_id: schemeId })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return accepted !== undefined;
}

/**
 * Insurers of the agent's quotations, without duplicates. If an insurer occurs with several names, the newest name is
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
