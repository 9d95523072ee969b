-- a request to end a policy early, with the refund computed at the request
create table surrenders (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  order_id bigint not null references orders (id),
  state text not null check (state in ('applied', 'accepted', 'rejected')),
  reason text,
  effective_date date not null,
  unused_fen bigint not null check (unused_fen >= 0),
  fee_fen bigint not null check (fee_fen between 0 and unused_fen),
  note text not null default '',
  applied_at timestamptz not null
);

create unique index one_surrender on surrenders (order_id) where state <> 'rejected';

create index surrenders_by_order on surrenders (order_id, id desc);

create table surrender_events (
  id bigint generated always as identity primary key,
  surrender_id bigint not null references surrenders (id),
  from_state text,
  to_state text not null,
  reason text not null,
  by text not null,
  note text not null default '',
  at timestamptz not null
);

create index surrender_events_by_surrender on surrender_events (surrender_id, id);

create trigger surrender_events_append_only before update or delete on surrender_events
for each row execute function refuse_change();

create table surrender_refunds (
  id uuid primary key default gen_random_uuid(),
  surrender_id bigint not null references surrenders (id),
  payment_id uuid references payments (id),
  amount_fen bigint not null check (amount_fen > 0),
  created_at timestamptz not null,
  sent_at timestamptz
);

create index surrender_refunds_by_surrender on surrender_refunds (surrender_id);

create index surrender_refunds_by_payment on surrender_refunds (payment_id);

grant select, insert on surrenders, surrender_events to tuanbao_agent;

grant select on surrender_refunds to tuanbao_agent;

alter table surrenders enable row level security;

create policy surrenders_of_own_orders on surrenders using (order_id in (select id from orders));

alter table surrender_events enable row level security;

create policy events_of_own_surrenders on surrender_events using (surrender_id in (select id from surrenders));

alter table surrender_refunds enable row level security;

create policy refunds_of_own_surrenders on surrender_refunds using (surrender_id in (select id from surrenders));
