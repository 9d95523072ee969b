import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { enqueue, type JobHandlers } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { thumbnailKeyOf } from './service.ts';

const dayMs = 86_400_000;

/** How long an uploaded file may lie until something is made of it. */
const unattachedLifeMs = 30 * dayMs;

/** How long after its time an upload that never came is still expected. */
const expectedLifeMs = dayMs;

/** Files that are looked at in one round. */
const batch = 500;

interface Candidate {
  readonly id: string;
  readonly key: string;
  readonly agent_id: string;
}

/**
 * Files that no order has, and that are old enough for nobody to be about to attach them; each time from another one on,
 * so that those which something names don't stand before the others for good.
 */
async function unattachedFiles(database: Database, now: Date): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select f.id, f.key, f.agent_id from stored_files f
    where (f.status = 'stored' and f.created_at <= ${new Date(now.getTime() - unattachedLifeMs)}
      or f.status = 'expected' and f.expires_at <= ${new Date(now.getTime() - expectedLifeMs)})
      and not exists (select 1 from order_files o where o.file_id = f.id)
    order by f.id < ${randomUUID()}, f.id limit ${batch}`.execute(database);
  return rows;
}

/** Everything unfinished of an agent, in which addresses of files may stand. */
async function unfinishedOf({ database, keyring }: Services, agentId: string): Promise<readonly string[]> {
  const places = [
    ['drafts', 'draft'],
    ['quotations', 'quotation'],
    ['custom_orders', 'customOrder'],
    ['offline_orders', 'offlineOrder'],
  ] as const;
  const texts: string[] = [];
  for (const [table, purpose] of places) {
    const { rows } = await sql<{ content_sealed: Uint8Array }>`
      select content_sealed from ${sql.table(table)} where agent_id = ${agentId}`.execute(database);
    for (const { content_sealed: sealed } of rows) texts.push(keyring.open(purpose, sealed));
  }
  const { rows } = await sql<{ materials: string }>`
    select materials::text from endorsements where agent_id = ${agentId}`.execute(database);
  return [...texts, ...rows.map(({ materials }) => materials)];
}

/** Removes a file unless it was attached meanwhile; the object goes with a job, so that a crash leaves none behind. */
const removeFile = ({ database }: Services, { id, key }: Candidate): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql`
      delete from stored_files f where f.id = ${id}
        and not exists (select 1 from order_files o where o.file_id = f.id) returning f.id`.execute(tx);
    if (rows.length > 0) await enqueue(tx, 'file.remove', `file.remove:${key}`, { key });
  });

/** Removes uploaded files that nothing was made of: no order has them, and nothing unfinished of their agent names them. */
export async function removeUnattachedFiles(services: Services): Promise<void> {
  const candidates = await unattachedFiles(services.database, services.clock.now());
  const agents = new Set(candidates.map(({ agent_id: agentId }) => agentId));
  for (const agentId of agents) {
    const texts = await unfinishedOf(services, agentId);
    const theirs = candidates.filter((file) => file.agent_id === agentId);
    for (const file of theirs) if (!texts.some((text) => text.includes(file.key))) await removeFile(services, file);
  }
  if (candidates.length > 0) services.wakeWorker();
}

/** The job that removes the object of a file that is gone, with its thumbnail. */
export const removeObject =
  ({ objects }: Services): JobHandlers['file.remove'] =>
  async ({ key }) => {
    await objects.remove(thumbnailKeyOf(key));
    await objects.remove(key);
    return () => Promise.resolve();
  };
