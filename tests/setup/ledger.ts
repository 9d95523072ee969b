import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { sql } from 'kysely';

import type { Database } from '../../app/server/tables/database.ts';

const surrenderEdges = JSON.stringify(surrenderMachine.transitions);
const endorsementEdges = JSON.stringify(endorsementMachine.transitions);

/**
 * The rules that the stored orders, payments, policies, endorsements, surrenders and jobs must fulfil. Each has a query
 * that finds the rows that break the rule.
 */
const rules = (edges: string) =>
  ({
    'a paid payment has exactly one policy or is being refunded': sql`
      select p.id::text as broken from payments p where p.endorsement_id is null and (
        (p.status = 'paid' and (select count(*) from policies l where l.order_id = p.order_id) <> 1)
        or (p.status in ('refunding', 'refunded') and not exists (select 1 from refunds r where r.payment_id = p.id))
        or (p.status not in ('refunding', 'refunded') and exists (select 1 from refunds r where r.payment_id = p.id)))`,
    'no policy without its payment': sql`
      select l.sn as broken from policies l where
        (select count(*) from payments p where p.order_id = l.order_id and p.endorsement_id is null and p.status = 'paid') <> 1`,
    'the order, its parts and its payments are over the same amount': sql`
      select o.sn as broken from orders o where
        o.total_fen <> (o.quote ->> 'totalFen')::bigint
        or o.total_fen <> round(100 * (select sum((scheme ->> 'premium')::numeric) from jsonb_array_elements(o.quote -> 'schemes') scheme))
        or exists (select 1 from payments p where p.order_id = o.id and p.endorsement_id is null and p.amount_fen <> o.total_fen)`,
    'an order has the persons that were submitted': sql`
      select o.sn as broken from orders o where
        o.heads <> (select count(*) from insured_persons i where i.order_id = o.id and i.since_version = 0)`,
    'an order moved along allowed edges only, from the start to where it is': sql`
      with steps as (
        select order_id, from_status, to_status, reason,
          lag(to_status) over (partition by order_id order by id) as before,
          row_number() over (partition by order_id order by id desc) as from_last
        from order_events
      )
      select o.sn as broken from orders o where
        not exists (select 1 from steps s where s.order_id = o.id and s.from_last = 1 and s.to_status = o.status)
        or exists (
          select 1 from steps s where s.order_id = o.id and (
            s.from_status is distinct from s.before
            or not exists (
              select 1 from jsonb_to_recordset(${edges}::jsonb) as edge ("from" text, "to" text, reason text)
              where edge."from" is not distinct from s.from_status and edge."to" = s.to_status and edge.reason = s.reason
            )
          )
        )`,
    'an endorsement in force moved as much money as its net, one that is over without it none': sql`
      with money as (
        select e.sn, e.state, e.net_fen,
          (select coalesce(sum(p.amount_fen), 0) from payments p where p.endorsement_id = e.id and p.status = 'paid') as paid,
          (select coalesce(sum(r.amount_fen), 0) from endorsement_refunds r where r.endorsement_id = e.id) as refunded
        from endorsements e
      )
      select sn as broken from money where
        (state in ('succeeded', 'surrendered') and paid - refunded <> net_fen)
        or (state in ('closed', 'temporary', 'deleted') and (paid <> 0 or refunded <> 0))`,
    'no payment gave back more than it took': sql`
      select p.id::text as broken from payments p where p.amount_fen
        < (select coalesce(sum(r.amount_fen), 0) from endorsement_refunds r where r.payment_id = p.id)
        + (select coalesce(sum(r.amount_fen), 0) from surrender_refunds r where r.payment_id = p.id)`,
    'an accepted surrender gives back its value, any other nothing': sql`
      select s.uuid::text as broken from surrenders s where
        (select coalesce(sum(r.amount_fen), 0) from surrender_refunds r where r.surrender_id = s.id)
        <> case when s.state = 'accepted' then s.unused_fen - s.fee_fen else 0 end`,
    'a surrendered order has one accepted surrender, any other none': sql`
      select o.sn as broken from orders o where
        (select count(*) from surrenders s where s.order_id = o.id and s.state = 'accepted')
        <> (select count(*) from order_events e where e.order_id = o.id and e.to_status = 'surrendered')`,
    'a surrender moved along allowed edges only, from the start to where it is': sql`
      with steps as (
        select surrender_id, from_state, to_state, reason,
          lag(to_state) over (partition by surrender_id order by id) as before,
          row_number() over (partition by surrender_id order by id desc) as from_last
        from surrender_events
      )
      select s.uuid::text as broken from surrenders s where
        not exists (select 1 from steps t where t.surrender_id = s.id and t.from_last = 1 and t.to_state = s.state)
        or exists (
          select 1 from steps t where t.surrender_id = s.id and (
            t.from_state is distinct from t.before
            or not exists (
              select 1 from jsonb_to_recordset(${surrenderEdges}::jsonb) as edge ("from" text, "to" text, reason text)
              where edge."from" is not distinct from t.from_state and edge."to" = t.to_state and edge.reason = t.reason
            )
          )
        )`,
    'a policy has the persons that its last endorsement left': sql`
      select e.sn as broken from endorsements e where e.roster_version is not null and e.heads_after <> (
        select count(*) from insured_persons i where i.order_id = e.order_id and i.since_version <= e.roster_version
          and (i.until_version is null or i.until_version > e.roster_version))`,
    'an endorsement moved along allowed edges only, from the start to where it is': sql`
      with steps as (
        select endorsement_id, from_state, to_state, reason,
          lag(to_state) over (partition by endorsement_id order by id) as before,
          row_number() over (partition by endorsement_id order by id desc) as from_last
        from endorsement_events
      )
      select e.sn as broken from endorsements e where
        not exists (select 1 from steps s where s.endorsement_id = e.id and s.from_last = 1 and s.to_state = e.state)
        or exists (
          select 1 from steps s where s.endorsement_id = e.id and (
            s.from_state is distinct from s.before
            or not (s.from_state is null and s.to_state = 'temporary' or exists (
              select 1 from jsonb_to_recordset(${endorsementEdges}::jsonb) as edge ("from" text, "to" text, reason text)
              where edge."from" = s.from_state and edge."to" = s.to_state and edge.reason = s.reason
            ))
          )
        )`,
    'every job was done': sql`select kind as broken from jobs where failed_at is not null`,
  }) as const;

/** Returns the broken rules of the ledger, with the rows that break them. Empty if all rules are fulfilled. */
export async function ledgerFaults(database: Database): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [rule, query] of Object.entries(rules(JSON.stringify(orderMachine.transitions)))) {
    const { rows } = await query.execute(database);
    faults.push(...rows.map((row) => `${rule}: ${(row as { broken: string }).broken}`));
  }
  return faults;
}
