-- The source of the draft from which an order was submitted: a quotation, a renewed policy or another order.
alter table orders add column origin_kind text not null default '' check (origin_kind in ('', 'quotation', 'renewal', 'order'));

alter table orders add column origin_number text not null default '';

-- Day in Asia/Shanghai on which the policy was issued; null before. The totals of a month are read from orders alone.
alter table orders add column issued_on date;

update orders set issued_on = (policies.issued_at at time zone 'Asia/Shanghai')::date
from policies where policies.order_id = orders.id;

-- First time at which the customer opened the link to a quotation; null before.
alter table quotations add column seen_at timestamptz;

-- Each part of the worklist is read from an index that contains only what waits for an agent.
create index orders_waiting on orders (agent_id, status, start_date) include (id, created_at)
where status in ('awaitingPayment', 'materialsRejected', 'insuredMaterialsDue');

create index orders_in_force_by_end on orders (agent_id, end_date) include (id, status, policy_sn, created_at)
where status in ('insured', 'insuredMaterialsDue');

create index orders_by_origin on orders (agent_id, origin_kind, origin_number) include (status)
where origin_kind <> '';

create index orders_by_issue on orders (agent_id, issued_on) include (product_id, total_fen, origin_kind)
where issued_on is not null;

create index quotations_seen on quotations (agent_id, valid_until) include (id, sn, seen_at) where seen_at is not null;

create index endorsements_waiting on endorsements (agent_id, state)
where state in (
  'temporary', 'awaitingMaterials', 'awaitingPayment', 'paymentFailed', 'rejected', 'confirmationDue', 'inquiryDue',
  'callbackDue'
);

create index invoices_waiting on invoices (agent_id, status) where status in ('failed', 'materialNeeded');

-- What an agent has done today.
create index order_events_by_day on order_events (at)
where reason in ('submitted', 'materialsSent', 'paid', 'transferClaimed');

create index endorsement_events_by_day on endorsement_events (at)
where reason in ('submitted', 'materialsIn', 'materialsInPaymentDue', 'paid', 'transferClaimed', 'answered');

create index invoice_events_by_day on invoice_events (at) where reason in ('applied', 'appliedAgain', 'materialSent');

-- The subquery can be checked for each event. `in` reads all orders of the agent first.
alter policy events_of_own_orders on order_events
using (exists (select from orders where orders.id = order_events.order_id));

alter policy rejections_of_own_orders on order_material_rejections
using (exists (select from orders where orders.id = order_material_rejections.order_id));

-- Products that an agent pinned to the top of the product list.
create table pinned_products (
  agent_id uuid not null references agents (id),
  product_id text not null,
  pinned_at timestamptz not null,
  primary key (agent_id, product_id)
);

grant select, insert, delete on pinned_products to tuanbao_agent;

alter table pinned_products enable row level security;

create policy own_pinned_products on pinned_products using (agent_id = (select current_agent()));
