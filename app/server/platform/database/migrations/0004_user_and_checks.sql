alter table agents
  add column partner_host text not null default '',
  add column user_name_index bytea,
  add column password_hash text,
  add column app_id text not null default '',
  add column open_id text not null default '',
  add column is_broker boolean not null default false,
  add column is_real_name boolean not null default false,
  add column shows_commission boolean not null default true,
  add column certificate_no_sealed bytea,
  add column certificate_valid_until date;

alter table agents drop constraint agents_mobile_index_key;

create unique index agents_by_mobile on agents (partner_host, mobile_index);

create unique index agents_by_user_name on agents (partner_host, user_name_index);

revoke select on agents from tuanbao_agent;

grant select (id, certificate_no_sealed, certificate_valid_until) on agents to tuanbao_agent;

create table login_failures (
  subject_index bytea primary key,
  failures int not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);

create table used_tickets (
  ticket_index bytea primary key,
  expires_at timestamptz not null
);

create table white_list_invitations (
  uuid uuid primary key default gen_random_uuid(),
  product_id text not null,
  agent_id uuid references agents (id),
  expires_at timestamptz not null,
  redeemed_at timestamptz
);

create index white_list_by_agent on white_list_invitations (agent_id, product_id);

alter table white_list_invitations enable row level security;

create policy own_invitations on white_list_invitations using (agent_id = current_agent());

grant select on white_list_invitations to tuanbao_agent;

create table waylay_records (
  id bigint generated always as identity primary key,
  agent_id uuid not null references agents (id),
  product_id text not null,
  product_name text not null,
  group_name text not null,
  times int not null default 1,
  last_at timestamptz not null,
  unique (agent_id, product_id, group_name)
);

alter table waylay_records enable row level security;

create policy own_waylay_records on waylay_records using (agent_id = current_agent());

grant select, insert, update on waylay_records to tuanbao_agent;

create table custom_orders (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents (id),
  title text not null,
  note text not null,
  product_id text not null,
  content_sealed bytea not null,
  status text not null check (status in ('waiting', 'opened', 'submitted')),
  order_sn text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'submitted') = (order_sn is not null))
);

create index custom_orders_by_agent on custom_orders (agent_id, created_at desc);

alter table custom_orders enable row level security;

create policy own_custom_orders on custom_orders using (agent_id = current_agent());

grant select, update on custom_orders to tuanbao_agent;

create table quotations (
  id uuid primary key default gen_random_uuid(),
  sn text not null unique,
  agent_id uuid not null references agents (id),
  product_id text not null,
  product_version int not null,
  product_name text not null,
  line text not null,
  insurer_code text not null,
  insurer_name text not null,
  group_name text not null,
  heads int not null,
  total_fen bigint not null check (total_fen >= 0),
  quote jsonb not null,
  content_sealed bytea not null,
  created_at timestamptz not null,
  valid_until date not null,
  share_hash bytea unique
);

create index quotations_by_agent on quotations (agent_id, created_at desc);

alter table quotations enable row level security;

create policy own_quotations on quotations using (agent_id = current_agent());

grant select, insert, update, delete on quotations to tuanbao_agent;

create index insured_persons_by_id_no on insured_persons (id_no_index);
