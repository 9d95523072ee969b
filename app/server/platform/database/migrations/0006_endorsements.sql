alter table policies add column if not exists uuid uuid not null default gen_random_uuid();

create unique index if not exists policies_by_uuid on policies (uuid);

-- version 0 of a roster is the submitted one, and each endorsement in force creates the next version
alter table insured_persons
  add column since_version int not null default 0,
  add column until_version int check (until_version > since_version);

alter table insured_persons drop constraint insured_persons_pkey;

alter table insured_persons add primary key (order_id, position, since_version);

alter table insured_persons drop constraint insured_persons_order_id_key_key;

alter table insured_persons drop constraint insured_persons_order_id_id_type_id_no_index_key;

create unique index insured_persons_by_key on insured_persons (order_id, key) where until_version is null;

create unique index insured_once on insured_persons (order_id, id_type, id_no_index) where until_version is null;

create table endorsements (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  sn text not null unique,
  agent_id uuid not null references agents (id),
  order_id bigint not null references orders (id),
  submission_id text,
  request_index bytea,
  state text not null,
  version int not null check (version >= 1),
  type_code int not null,
  effective_date date,
  review text not null check (review in ('single', 'twoStage')),
  heads_before int not null,
  heads_after int not null,
  net_fen bigint not null,
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  trial jsonb,
  changes_sealed bytea,
  materials jsonb not null default '[]',
  note text not null default '',
  certificate_sn text unique,
  roster_version int,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  unique (agent_id, submission_id),
  unique (order_id, roster_version),
  check ((state in ('temporary', 'deleted')) = (submission_id is null)),
  check ((state in ('succeeded', 'surrendered')) = (roster_version is not null)),
  check ((state = 'deleted') = (changes_sealed is null))
);

create unique index one_open_endorsement on endorsements (order_id)
where state not in ('temporary', 'deleted', 'succeeded', 'closed', 'surrendered');

create index endorsements_by_agent on endorsements (agent_id, id desc);

create index endorsements_by_order on endorsements (order_id, id desc);

create table endorsement_events (
  id bigint generated always as identity primary key,
  endorsement_id bigint not null references endorsements (id),
  from_state text,
  to_state text not null,
  reason text not null,
  by text not null,
  note text not null default '',
  at timestamptz not null
);

create index endorsement_events_by_endorsement on endorsement_events (endorsement_id, id);

create trigger endorsement_events_append_only before update or delete on endorsement_events
for each row execute function refuse_change();

create table endorsement_transfers (
  endorsement_id bigint primary key references endorsements (id),
  content_sealed bytea not null,
  claimed_at timestamptz not null
);

create table endorsement_refunds (
  id uuid primary key default gen_random_uuid(),
  endorsement_id bigint not null references endorsements (id),
  payment_id uuid references payments (id),
  amount_fen bigint not null check (amount_fen > 0),
  created_at timestamptz not null,
  sent_at timestamptz
);

create index endorsement_refunds_by_endorsement on endorsement_refunds (endorsement_id);

create index endorsement_refunds_by_payment on endorsement_refunds (payment_id);

alter table payments add column endorsement_id bigint references endorsements (id);

drop index if exists one_paid_payment;

drop index if exists one_waiting_payment;

create unique index one_paid_payment on payments (order_id) where status = 'paid' and endorsement_id is null;

create unique index one_waiting_payment on payments (order_id) where status = 'waiting' and endorsement_id is null;

create unique index one_paid_endorsement_payment on payments (endorsement_id) where status = 'paid';

create unique index one_waiting_endorsement_payment on payments (endorsement_id) where status = 'waiting';

grant select, insert, update on endorsements to tuanbao_agent;

grant select, insert on endorsement_events to tuanbao_agent;

grant select, insert, update on endorsement_transfers to tuanbao_agent;

grant select on endorsement_refunds to tuanbao_agent;

alter table endorsements enable row level security;

create policy own_endorsements on endorsements using (agent_id = current_agent());

alter table endorsement_events enable row level security;

create policy events_of_own_endorsements on endorsement_events using (endorsement_id in (select id from endorsements));

alter table endorsement_transfers enable row level security;

create policy transfers_of_own_endorsements on endorsement_transfers
using (endorsement_id in (select id from endorsements));

alter table endorsement_refunds enable row level security;

create policy refunds_of_own_endorsements on endorsement_refunds
using (endorsement_id in (select id from endorsements));
