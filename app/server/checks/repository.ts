import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/**
 * Records that an organisation didn't fulfil the rules of a product. If the agent already has a record of this
 * organisation and this product, the counter of that record is increased. If the agent has more than `max` records, the
 * oldest records are deleted.
 */
export async function noteWaylay(
  tx: DatabaseTransaction,
  record: { agentId: string; productId: string; productName: string; groupName: string; at: Date },
  max: number,
): Promise<void> {
  await tx
    .insertInto('waylay_records')
    .values({
      agent_id: record.agentId,
      product_id: record.productId,
      product_name: record.productName,
      group_name: record.groupName,
      last_at: record.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['agent_id', 'product_id', 'group_name'])
        .doUpdateSet((eb) => ({ times: eb('waylay_records.times', '+', 1), last_at: record.at })),
    )
    .execute();
  await sql`
    delete from waylay_records where id in (
      select id from waylay_records where agent_id = ${record.agentId} order by last_at desc, id desc offset ${max}
    )`.execute(tx);
}

/** A cover that a person already has. */
export interface CoverRow {
  readonly id_no_index: Uint8Array;
  readonly policy_sn: string;
  readonly product_id: string;
  readonly product_name: string;
  readonly start_date: string;
  readonly end_date: string;
}

/**
 * Returns the covers that persons have under the agent's policies in force and that end on `day` or later. The persons
 * are found by the blind indexes of their id numbers. A person who joined by an endorsement is covered from the
 * endorsement's effective day; a person who left by an endorsement is covered until the day before the endorsement's
 * effective day. A person has one row for each policy, from the first day of cover to the last.
 */
export async function coversInForce(
  tx: DatabaseTransaction,
  agentId: string,
  idNoIndexes: readonly Uint8Array[],
  day: string,
): Promise<readonly CoverRow[]> {
  const wanted = JSON.stringify(idNoIndexes.map((index) => Buffer.from(index).toString('hex')));
  const { rows } = await sql<CoverRow>`
    select persons.id_no_index, policies.sn as policy_sn, orders.product_id, orders.product_name,
      min(coalesce(joined.effective_date, orders.start_date)) as start_date,
      max(coalesce(gone.effective_date - 1, orders.end_date)) as end_date
    from insured_persons persons
    join orders on orders.id = persons.order_id
    join policies on policies.order_id = orders.id
    left join endorsements joined
      on joined.order_id = orders.id and joined.roster_version = persons.since_version
    left join endorsements gone on gone.order_id = orders.id and gone.roster_version = persons.until_version
    where persons.id_no_index in (select decode(value, 'hex') from jsonb_array_elements_text(${wanted}::jsonb))
      and orders.agent_id = ${agentId} and orders.status in (${sql.join(orderMachine.sets.inForce)}) and orders.end_date >= ${day}
      and coalesce(joined.effective_date, orders.start_date) <= coalesce(gone.effective_date - 1, orders.end_date)
    group by persons.id_no_index, policies.sn, orders.product_id, orders.product_name
    having max(coalesce(gone.effective_date - 1, orders.end_date)) >= ${day}
    order by end_date, policies.sn`.execute(tx);
  return rows;
}

/**
 * Redeems an invitation to a product for the agent. Only one agent can redeem an invitation. Returns true also when
 * this agent has redeemed the invitation before. Returns false when the invitation is unknown or is for another
 * product, was redeemed by another agent, or has expired without being redeemed.
 */
export async function takeInvitation(
  database: Database,
  invitation: { readonly uuid: string; readonly productId: string; readonly agentId: string; readonly now: Date },
): Promise<boolean> {
  const { uuid, productId, agentId, now } = invitation;
  const taken = await database
    .updateTable('white_list_invitations')
    .set((eb) => ({ agent_id: agentId, redeemed_at: eb.fn.coalesce('redeemed_at', eb.val(now)) }))
    .where('uuid', '=', uuid)
    .where('product_id', '=', productId)
    .where((eb) =>
      eb.or([eb('agent_id', '=', agentId), eb.and([eb('agent_id', 'is', null), eb('expires_at', '>', now)])]),
    )
    .returning('uuid')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Adds an invitation that any agent can redeem. Only the first agent who redeems it can use it.
 * @returns the uuid of the invitation
 */
export async function addInvitation(
  database: Database | DatabaseTransaction,
  productId: string,
  expiresAt: Date,
): Promise<string> {
  const { uuid } = await database
    .insertInto('white_list_invitations')
    .values({ product_id: productId, agent_id: null, redeemed_at: null, expires_at: expiresAt })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}
