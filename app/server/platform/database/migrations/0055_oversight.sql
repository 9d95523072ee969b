-- The policies of earlier migrations are for agents. Without this, a policy that refers to other tables, such as
-- "persons of orders that can be read", would also apply to operators, and let them read persons without a reason.
do $$
declare
  found record;
begin
  for found in
    select tablename, policyname from pg_policies where schemaname = current_schema() and roles = '{public}'
  loop
    execute format('alter policy %I on %I to tuanbao_agent', found.policyname, found.tablename);
  end loop;
end
$$;

alter table operators add column is_set_up boolean not null generated always as (password_hash is not null) stored;

-- requests that a second operator decides
create table approvals (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null check (subject <> ''),
  payload jsonb not null,
  asked_by uuid not null references operators (id),
  reason text not null check (reason <> ''),
  asked_at timestamptz not null,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  verdict text check (verdict in ('approved', 'rejected', 'withdrawn', 'expired')),
  words text not null default '',
  constraint approvals_decided check ((verdict is null) = (decided_at is null)),
  -- four eyes: the operator who asked can only withdraw
  constraint approvals_four_eyes check (
    case
      when verdict is null or verdict = 'expired' then decided_by is null
      else decided_by is not null and (decided_by = asked_by) = (verdict = 'withdrawn')
    end
  )
);

create unique index one_open_approval on approvals (kind, subject) where verdict is null;

create index approvals_asked on approvals (asked_at desc, id);

-- operators
alter table operators enable row level security;

alter table operator_sessions enable row level security;

alter table operator_welcomes enable row level security;

alter table approvals enable row level security;

alter table operator_actions enable row level security;

grant select (id, user_name, name, roles, is_set_up, disabled_at, created_at), insert, update (roles, disabled_at)
on operators to tuanbao_operator;

grant select (operator_id, expires_at), delete on operator_sessions to tuanbao_operator;

grant select (operator_id), insert, delete on operator_welcomes to tuanbao_operator;

grant select, insert, update (decided_by, decided_at, verdict, words) on approvals to tuanbao_operator;

grant select on operator_actions, audit_log to tuanbao_operator;

create policy operators_by_administrators on operators to tuanbao_operator
using (operator_may('operators.change'));

create policy names_beside_approvals on operators for select to tuanbao_operator
using (operator_may('approvals.see') or operator_may('audit.see'));

create policy sessions_by_administrators on operator_sessions to tuanbao_operator
using (operator_may('operators.change'));

create policy welcomes_by_administrators on operator_welcomes to tuanbao_operator
using (operator_may('operators.change'));

create policy approvals_by_kind on approvals to tuanbao_operator
using (
  case when kind = 'orderRefund' then operator_may('refunds.ask') or operator_may('refunds.approve')
    else operator_may('operators.change') end
);

-- records
create policy actions_are_recorded on operator_actions for insert to tuanbao_operator with check (true);

create policy actions_for_audit on operator_actions for select to tuanbao_operator using (operator_may('audit.see'));

create policy looks_for_audit on audit_log for select to tuanbao_operator using (operator_may('audit.see'));

create policy agents_for_audit on agents for select to tuanbao_operator using (operator_may('audit.see'));

create policy orders_for_audit on orders for select to tuanbao_operator using (operator_may('audit.see'));

grant select (id, name) on agents to tuanbao_operator;

create index audit_log_at on audit_log (at desc, id desc);

-- refunds by hand
grant select (
  id, sn, status, total_fen, heads, start_date, end_date, product_id, product_version, product_name, insurer_name,
  group_name, policy_sn, created_at
), update (status) on orders to tuanbao_operator;

grant select (id, order_id, to_status, at), insert on order_events to tuanbao_operator;

grant select (id, order_id, endorsement_id, amount_fen, status), update (status, paid_at) on payments
to tuanbao_operator;

grant insert on refunds to tuanbao_operator;

grant insert, select (key) on jobs to tuanbao_operator;

-- a refund is a job; adding one looks for a job with the same key
create policy refunds_add_jobs on jobs for select to tuanbao_operator using (operator_may('refunds.approve'));

create policy refunded_orders on orders for select to tuanbao_operator
using (operator_may('refunds.ask') or operator_may('refunds.approve'));

create policy refunded_orders_move on orders for update to tuanbao_operator using (operator_may('refunds.approve'));

create policy refunded_orders_events on order_events to tuanbao_operator using (operator_may('refunds.approve'));

create policy refunded_payments on payments for select to tuanbao_operator
using (operator_may('refunds.ask') or operator_may('refunds.approve'));

create policy refunded_payments_move on payments for update to tuanbao_operator
using (operator_may('refunds.approve'));

alter table refunds enable row level security;

create policy refunds_by_hand on refunds for insert to tuanbao_operator
with check (operator_may('refunds.approve'));

-- insured persons: only with a reason
create function operator_sees_persons() returns boolean language sql stable as $$
  select operator_may('persons.see') and operator_has_reason()
$$;

grant select on insured_persons, endorsements, surrenders, surrender_refunds, person_certificates to tuanbao_operator;

create policy persons_with_reason on insured_persons for select to tuanbao_operator using (operator_sees_persons());

create policy persons_orders on orders for select to tuanbao_operator using (operator_sees_persons());

create policy persons_order_events on order_events for select to tuanbao_operator using (operator_sees_persons());

create policy persons_endorsements on endorsements for select to tuanbao_operator using (operator_sees_persons());

create policy persons_surrenders on surrenders for select to tuanbao_operator using (operator_sees_persons());

create policy persons_surrender_refunds on surrender_refunds for select to tuanbao_operator
using (operator_sees_persons());

create policy persons_certificates on person_certificates for select to tuanbao_operator
using (operator_sees_persons());

-- other content that may be about an insured person, for an export of everything about the person
grant select (id, content_sealed) on drafts, quotations, custom_orders, mails to tuanbao_operator;

grant select (uuid, content_sealed) on offline_orders to tuanbao_operator;

grant select (applicant_sealed, subjects_sealed, invoice_wish_sealed) on orders to tuanbao_operator;

grant select (order_id, content_sealed) on order_transfers to tuanbao_operator;

grant select (endorsement_id, content_sealed) on endorsement_transfers to tuanbao_operator;

grant select (uuid, record_sealed) on invoices to tuanbao_operator;

create policy persons_drafts on drafts for select to tuanbao_operator using (operator_sees_persons());

create policy persons_quotations on quotations for select to tuanbao_operator using (operator_sees_persons());

create policy persons_custom_orders on custom_orders for select to tuanbao_operator using (operator_sees_persons());

create policy persons_mails on mails for select to tuanbao_operator using (operator_sees_persons());

create policy persons_offline_orders on offline_orders for select to tuanbao_operator using (operator_sees_persons());

create policy persons_order_transfers on order_transfers for select to tuanbao_operator
using (operator_sees_persons());

create policy persons_endorsement_transfers on endorsement_transfers for select to tuanbao_operator
using (operator_sees_persons());

create policy persons_invoices on invoices for select to tuanbao_operator using (operator_sees_persons());
