import type { OrderStatus } from '@tuanbao/library/domain/order/orderStatus';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../database/database.ts';

/** Notes that a group was turned away; the same group again is counted. */
export async function noteWaylay(
  tx: DatabaseTransaction,
  record: { agentId: string; productId: string; productName: string; groupName: string; at: Date },
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
}

/** A cover that a person has. */
export interface CoverRow {
  readonly id_no_index: Uint8Array;
  readonly policy_sn: string;
  readonly product_id: string;
  readonly product_name: string;
  readonly start_date: string;
  readonly end_date: string;
}

const inForce: readonly OrderStatus[] = ['insured', 'insuredMaterialsDue'];

/** Covers in force on a day of the agent's own policies, for whoever of the indexes has one: one parameter, however many. */
export async function coversInForce(
  tx: DatabaseTransaction,
  agentId: string,
  idNoIndexes: readonly Uint8Array[],
  day: string,
): Promise<readonly CoverRow[]> {
  const wanted = JSON.stringify(idNoIndexes.map((index) => Buffer.from(index).toString('hex')));
  const { rows } = await sql<CoverRow>`
    select persons.id_no_index, policies.sn as policy_sn, orders.product_id, orders.product_name,
      orders.start_date, orders.end_date
    from insured_persons persons
    join orders on orders.id = persons.order_id
    join policies on policies.order_id = orders.id
    where persons.id_no_index in (select decode(value, 'hex') from jsonb_array_elements_text(${wanted}::jsonb))
      and persons.until_version is null and orders.agent_id = ${agentId} and orders.status in (${sql.join(inForce)}) and orders.end_date >= ${day}
    order by orders.end_date, policies.sn`.execute(tx);
  return rows;
}

/** Gives an invitation to the agent, once; false where there is none such, or it ran out, or somebody else has it. */
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
