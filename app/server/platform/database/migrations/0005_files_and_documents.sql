create table stored_files (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents (id),
  key text not null unique,
  purpose text not null check (purpose in ('group', 'invoice', 'audit')),
  status text not null check (status in ('expected', 'stored')),
  name text not null default '',
  type text not null default '',
  bytes bigint not null default 0 check (bytes >= 0),
  width int,
  height int,
  has_thumbnail boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check (status = 'expected' or (type <> '' and bytes > 0))
);

create index stored_files_by_agent on stored_files (agent_id, created_at desc);

create table order_files (
  order_id bigint not null references orders (id),
  kind text not null,
  file_id uuid not null references stored_files (id),
  position int not null,
  attached_at timestamptz not null,
  primary key (order_id, kind, file_id)
);

create index order_files_by_file on order_files (file_id);

create table video_audit_tokens (
  token_hash bytea primary key,
  agent_id uuid not null references agents (id),
  expires_at timestamptz not null,
  uploads int not null default 0
);

create table order_transfers (
  order_id bigint primary key references orders (id),
  content_sealed bytea not null,
  claimed_at timestamptz not null,
  outcome text check (outcome in ('found', 'notFound')),
  settled_at timestamptz
);

create table offline_orders (
  uuid uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents (id),
  version int not null check (version >= 1),
  product_id text not null,
  group_name text not null,
  heads int not null,
  note text not null,
  content_sealed bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index offline_orders_by_agent on offline_orders (agent_id, created_at desc);

create table mails (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents (id),
  content_sealed bytea not null,
  created_at timestamptz not null,
  sent_at timestamptz
);

create index mails_by_agent on mails (agent_id, created_at desc);

create table sandbox_mails (
  id bigint generated always as identity primary key,
  mail_key text not null unique,
  content_sealed bytea not null,
  sent_at timestamptz not null
);

alter table policies add column if not exists uuid uuid not null default gen_random_uuid();

create unique index if not exists policies_by_uuid on policies (uuid);

-- code of the link under which anyone can check that a policy is genuine
alter table policies add column check_code uuid not null default gen_random_uuid() unique;

grant select, insert, update on stored_files to tuanbao_agent;

grant select, insert, delete on order_files to tuanbao_agent;

grant select, insert, update on order_transfers to tuanbao_agent;

grant insert on video_audit_tokens to tuanbao_agent;

grant select, insert, update, delete on offline_orders to tuanbao_agent;

grant select, insert on mails to tuanbao_agent;

grant update (name_sealed, id_type, id_no_sealed, id_no_index, sex, birthday_sealed) on insured_persons to tuanbao_agent;

alter table stored_files enable row level security;

create policy own_files on stored_files using (agent_id = current_agent());

alter table order_files enable row level security;

create policy files_of_own_orders on order_files
using (order_id in (select id from orders) and file_id in (select id from stored_files));

alter table video_audit_tokens enable row level security;

create policy own_video_audits on video_audit_tokens for insert with check (agent_id = current_agent());

alter table order_transfers enable row level security;

create policy transfers_of_own_orders on order_transfers using (order_id in (select id from orders));

alter table offline_orders enable row level security;

create policy own_offline_orders on offline_orders using (agent_id = current_agent());

alter table mails enable row level security;

create policy own_mails on mails using (agent_id = current_agent());
