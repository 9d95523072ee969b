import { sql } from 'kysely';

import type { RequestState } from '../../../contract/desk/people/qualifications.ts';
import type { FileRow } from '../../files/repository.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import type { Part } from './agentRepository.ts';

const columns = [
  'qualification_requests.id',
  'agent_id',
  'status',
  'rejection',
  'created_at',
  'decided_at',
  'agents.name as agent_name',
] as const;

const requests = (tx: DatabaseTransaction) =>
  tx.selectFrom('qualification_requests').innerJoin('agents', 'agents.id', 'agent_id');

/** A request of an agent to verify the real name and, if it is given, the certificate; without identity data. */
export interface RequestRow {
  readonly id: string;
  readonly agent_id: string;
  readonly agent_name: string;
  readonly status: RequestState;
  readonly rejection: string;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

/**
 * Returns at most `limit` requests in a state, oldest first, and the number of all requests in this state. If `state`
 * is undefined, requests in all states are returned and counted.
 */
export async function requestsIn(
  tx: DatabaseTransaction,
  state: RequestState | undefined,
  { limit, offset }: Part,
): Promise<{ readonly total: number; readonly rows: readonly RequestRow[] }> {
  const query = state === undefined ? requests(tx) : requests(tx).where('status', '=', state);
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(columns)
    .orderBy('created_at')
    .orderBy('qualification_requests.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/**
 * Returns a request with its encrypted identity data; undefined if there is no such request. The database returns the
 * row only in the transaction of an operator who gave a reason.
 */
export const requestWithContent = (
  tx: DatabaseTransaction,
  id: string,
): Promise<(RequestRow & { readonly content_sealed: Uint8Array; readonly file_keys: readonly string[] }) | undefined> =>
  requests(tx)
    .innerJoin('qualification_contents', 'request_id', 'qualification_requests.id')
    .select([...columns, 'content_sealed', 'file_keys'])
    .where('qualification_requests.id', '=', id)
    .executeTakeFirst();

/** Returns the stored files with these keys, in the order of the keys. */
export async function filesWith(tx: DatabaseTransaction, keys: readonly string[]): Promise<readonly FileRow[]> {
  if (keys.length === 0) return [];
  const rows = await tx.selectFrom('stored_files').selectAll().where('key', 'in', keys).execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** A decision about a request. */
export interface Decision {
  readonly status: 'approved' | 'rejected';
  readonly rejection: string;
  readonly decided_at: Date;
  /** Id of the operator. */
  readonly decided_by: string;
}

/** Stores the decision about a waiting request. Returns false if the request was already decided. */
export async function decideRequest(tx: DatabaseTransaction, id: string, decision: Decision): Promise<boolean> {
  const decided = await tx
    .updateTable('qualification_requests')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}
