-- an operator handles an offline order (library/src/domain/offlineOrder/offlineOrderMachine.ts)
alter table offline_orders
  add column id bigint generated always as identity unique,
  add column state text not null default 'waiting'
  check (state in ('waiting', 'taken', 'quoted', 'prepared', 'closed')),
  add column waits_since timestamptz not null default now(),
  add column operator_id uuid references operators (id),
  add column answer text not null default '',
  add column quoted_fen bigint check (quoted_fen >= 0),
  add column valid_until date,
  add column custom_order_id uuid references custom_orders (id) on delete set null;

update offline_orders set waits_since = created_at;

create index offline_orders_waiting on offline_orders (waits_since) where state in ('waiting', 'taken');

create index offline_orders_by_operator on offline_orders (operator_id) where operator_id is not null;

create index offline_orders_by_custom_order on offline_orders (custom_order_id) where custom_order_id is not null;

create table offline_order_events (
  id bigint generated always as identity primary key,
  offline_order_id bigint not null references offline_orders (id) on delete cascade,
  from_state text,
  to_state text not null,
  reason text not null,
  by text not null check (by in ('agent', 'operator')),
  note text not null default '',
  at timestamptz not null
);

create index offline_order_events_by_order on offline_order_events (offline_order_id, id);

insert into offline_order_events (offline_order_id, from_state, to_state, reason, by, at)
select id, null, 'waiting', 'handedIn', 'agent', created_at from offline_orders;

-- the agent may delete an offline order, and its history with it
create function refuse_change_of_offline_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from offline_orders where id = old.offline_order_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger offline_order_events_append_only before update or delete on offline_order_events
for each row execute function refuse_change_of_offline_event();

grant select, insert on offline_order_events to tuanbao_agent;

alter table offline_order_events enable row level security;

create policy events_of_own_offline_orders on offline_order_events to tuanbao_agent
using (offline_order_id in (select id from offline_orders));

-- operators: offline orders
grant select, update (state, waits_since, operator_id, answer, quoted_fen, valid_until, custom_order_id)
on offline_orders to tuanbao_operator;

create policy work_offline_orders on offline_orders to tuanbao_operator
using (operator_may('offlineOrders.handle'));

grant select, insert on offline_order_events to tuanbao_operator;

create policy work_offline_order_events on offline_order_events to tuanbao_operator
using (operator_may('offlineOrders.handle'));

grant select (id, user_name, name) on operators to tuanbao_operator;

grant select (id, name, partner_host) on agents to tuanbao_operator;

create policy work_agents on agents for select to tuanbao_operator
using (
  operator_may('offlineOrders.handle') or operator_may('preparedOrders.make') or operator_may('invitations.make')
  or operator_may('transfers.match') or operator_may('materials.check')
);

-- operators: prepared orders, from an offline order, a draft or an earlier order
grant select, insert on custom_orders to tuanbao_operator;

create policy work_custom_orders on custom_orders to tuanbao_operator
using (operator_may('preparedOrders.make') or operator_may('offlineOrders.handle'));

grant select on drafts to tuanbao_operator;

create policy work_drafts on drafts for select to tuanbao_operator using (operator_may('preparedOrders.make'));

grant select on orders to tuanbao_operator;

create policy work_orders on orders for select to tuanbao_operator
using (
  operator_may('preparedOrders.make') or operator_may('transfers.match') or operator_may('refunds.ask')
  or operator_may('materials.check') or operator_may('insurerWork.decide')
);

grant select on insured_persons to tuanbao_operator;

create policy work_insured_persons on insured_persons for select to tuanbao_operator
using (operator_may('preparedOrders.make') and operator_may('persons.see') and operator_has_reason());

-- operators: invitations; one that was redeemed is the right to sell, and stays
grant select, insert, delete on white_list_invitations to tuanbao_operator;

create policy work_invitations on white_list_invitations for select to tuanbao_operator
using (operator_may('invitations.make'));

create policy work_new_invitations on white_list_invitations for insert to tuanbao_operator
with check (operator_may('invitations.make') and agent_id is null);

create policy work_withdrawn_invitations on white_list_invitations for delete to tuanbao_operator
using (operator_may('invitations.make') and agent_id is null);

-- operators: transfers that agents reported, with their vouchers
grant select on order_transfers, endorsement_transfers, endorsements, order_files, stored_files to tuanbao_operator;

create policy work_order_transfers on order_transfers for select to tuanbao_operator
using (operator_may('transfers.match'));

create policy work_endorsement_transfers on endorsement_transfers for select to tuanbao_operator
using (operator_may('transfers.match'));

create policy work_endorsements on endorsements for select to tuanbao_operator
using (operator_may('transfers.match') or operator_may('refunds.ask') or operator_may('insurerWork.decide'));

create policy work_order_files on order_files for select to tuanbao_operator
using (operator_may('transfers.match') and (kind = 'transferProof' or kind like 'endorsementTransfer.%'));

create policy work_vouchers on stored_files for select to tuanbao_operator
using (operator_may('transfers.match') and id in (select file_id from order_files));

-- operators: failed jobs, without their payload
grant select (id, kind, lane, attempts, run_at, failed_at, last_error, created_at), update (run_at), delete
on jobs to tuanbao_operator;

alter table jobs enable row level security;

create policy jobs_of_agents on jobs to tuanbao_agent using (true) with check (true);

create policy jobs_of_operators on jobs for insert to tuanbao_operator with check (true);

create policy work_failed_jobs on jobs to tuanbao_operator using (operator_may('jobs.handle') and failed_at is not null);

-- operators: refunds, and what waits for the insurer
grant select on payments, refunds, endorsement_refunds, surrenders, surrender_refunds, invoices to tuanbao_operator;

create policy work_payments on payments for select to tuanbao_operator using (operator_may('refunds.ask'));

alter table refunds enable row level security;

create policy work_refunds on refunds for select to tuanbao_operator using (operator_may('refunds.ask'));

create policy work_endorsement_refunds on endorsement_refunds for select to tuanbao_operator
using (operator_may('refunds.ask'));

create policy work_surrender_refunds on surrender_refunds for select to tuanbao_operator
using (operator_may('refunds.ask'));

create policy work_surrenders on surrenders for select to tuanbao_operator
using (operator_may('refunds.ask') or operator_may('insurerWork.decide'));

create policy work_invoices on invoices for select to tuanbao_operator using (operator_may('insurerWork.decide'));

-- words to the agent when the money of a reported transfer wasn't found
alter table order_transfers add column note text not null default '';

-- The policies of agents were for all roles. Those of rows that belong to an order ask only if the order can be seen, so
-- for an operator, who sees orders, they would show the persons of all orders.
do $$
declare
  found record;
begin
  for found in
    select tablename, policyname from pg_policies
    where schemaname = current_schema() and roles = '{public}'::name[]
  loop
    execute format('alter policy %I on %I to tuanbao_agent', found.policyname, found.tablename);
  end loop;
end
$$;
