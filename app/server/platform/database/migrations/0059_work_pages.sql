-- Each report of a transfer by the agent has a number, so that an operator decides about the report that was shown.
alter table order_transfers add column version int not null default 1 check (version >= 1);

alter table endorsement_transfers add column version int not null default 1 check (version >= 1);

-- operators: the page of an order, and since when something waits
grant select on order_events, endorsement_events, surrender_events, invoice_events, order_material_rejections
to tuanbao_operator;

create policy seen_orders on orders for select to tuanbao_operator using (operator_may('orders.see'));

create policy seen_order_events on order_events for select to tuanbao_operator using (operator_may('orders.see'));

create policy seen_endorsements on endorsements for select to tuanbao_operator using (operator_may('orders.see'));

create policy seen_endorsement_events on endorsement_events for select to tuanbao_operator
using (operator_may('orders.see'));

create policy seen_surrenders on surrenders for select to tuanbao_operator using (operator_may('orders.see'));

create policy seen_surrender_events on surrender_events for select to tuanbao_operator
using (operator_may('orders.see'));

create policy seen_invoices on invoices for select to tuanbao_operator using (operator_may('orders.see'));

create policy seen_invoice_events on invoice_events for select to tuanbao_operator using (operator_may('orders.see'));

create policy seen_agents_of_orders on agents for select to tuanbao_operator using (operator_may('orders.see'));

create policy seen_rejections on order_material_rejections for select to tuanbao_operator
using (operator_may('orders.see'));

-- The kinds and numbers of the files of an order are seen; the files themselves only when materials are checked, and
-- with a reason.
create policy seen_order_files on order_files for select to tuanbao_operator using (operator_may('orders.see'));

alter policy work_vouchers on stored_files
using (
  operator_may('transfers.match') and id in (
    select file_id from order_files where kind = 'transferProof' or kind like 'endorsementTransfer.%'
  )
);

create policy checked_materials on stored_files for select to tuanbao_operator
using (
  operator_may('materials.check') and operator_has_reason() and id in (
    select file_id from order_files where kind like 'paper.%' or kind like 'endorsement.%'
  )
);

-- notices of the payment company and of the insurer that name nothing that is known here; an operator matches them
create table unmatched_notices (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('payment', 'insurer')),
  -- a repeated notice has the same index
  notice_index bytea not null unique,
  -- what the notice is about: a payment, or the insurer's kind of subject
  subject text not null,
  problem text not null check (problem in ('unknownNumber', 'otherAmount')),
  amount_fen bigint,
  body_sealed bytea not null,
  received_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'matched', 'dismissed')),
  -- number of the order or endorsement to which it was matched
  reference text not null default '',
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'matched') = (reference <> ''))
);

create index unmatched_notices_waiting on unmatched_notices (received_at, id) where state = 'waiting';

alter table unmatched_notices enable row level security;

grant select, update (state, decided_at) on unmatched_notices to tuanbao_operator;

create policy work_notices on unmatched_notices to tuanbao_operator using (operator_may('notices.match'));
