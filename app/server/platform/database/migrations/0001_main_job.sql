create table agents (
  id uuid primary key default gen_random_uuid(),
  mobile_index bytea not null unique,
  name text not null,
  logo text not null default '',
  tier text not null default '0',
  agency_name text not null default '',
  is_pro_price_show boolean not null default false,
  setting_plan text not null default 'B'
);

create table sessions (
  token_hash bytea primary key,
  agent_id uuid not null references agents (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_by_expiry on sessions (expires_at);

create table login_codes (
  id bigint generated always as identity primary key,
  mobile_index bytea not null,
  login_type text not null,
  address_index bytea not null,
  code_index bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts int not null default 0,
  used_at timestamptz
);

create index login_codes_by_mobile on login_codes (mobile_index, sent_at desc);

create index login_codes_by_address on login_codes (address_index, sent_at desc);

create table drafts (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents (id),
  version int not null check (version >= 1),
  product_id text not null,
  group_name text not null,
  heads int not null,
  content_sealed bytea not null,
  saved_at timestamptz not null
);

create index drafts_by_agent on drafts (agent_id, saved_at desc);

create table orders (
  id bigint generated always as identity primary key,
  sn text not null unique,
  agent_id uuid not null references agents (id),
  submission_id text not null,
  request_index bytea not null,
  product_id text not null,
  product_version int not null,
  product_name text not null,
  insurer_name text not null,
  group_name text not null,
  status text not null,
  total_fen bigint not null check (total_fen >= 0),
  heads int not null check (heads >= 0),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  months int not null,
  apply_quantity int not null,
  schemes jsonb not null,
  applicant_sealed bytea not null,
  quote jsonb not null,
  created_at timestamptz not null,
  unique (agent_id, submission_id)
);

create index orders_by_agent on orders (agent_id, id desc);

create index orders_by_status on orders (agent_id, status);

create table insured_persons (
  order_id bigint not null references orders (id),
  position int not null,
  key bigint not null,
  scheme_id text not null,
  name_sealed bytea not null,
  id_type text not null,
  id_no_sealed bytea not null,
  id_no_index bytea not null,
  sex text not null,
  birthday_sealed bytea not null,
  occupation_code text not null,
  occupation_name text not null,
  occupation_class text not null,
  primary key (order_id, position),
  unique (order_id, key),
  unique (order_id, id_type, id_no_index)
);

create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  from_status text,
  to_status text not null,
  reason text not null,
  by text not null,
  at timestamptz not null
);

create index order_events_by_order on order_events (order_id, id);

create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id bigint not null references orders (id),
  amount_fen bigint not null check (amount_fen > 0),
  status text not null check (status in ('waiting', 'closed', 'paid', 'refunding', 'refunded')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz
);

create unique index one_paid_payment on payments (order_id) where status = 'paid';

create unique index one_waiting_payment on payments (order_id) where status = 'waiting';

create table payment_notices (
  notify_id text primary key,
  payment_id uuid not null references payments (id),
  trade_status text not null,
  received_at timestamptz not null
);

create table refunds (
  payment_id uuid primary key references payments (id),
  amount_fen bigint not null check (amount_fen > 0),
  reason text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);

create table policies (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders (id),
  sn text not null unique,
  issued_at timestamptz not null
);

create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  key text unique,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts int not null default 0,
  failed_at timestamptz,
  last_error text
);

create index jobs_due on jobs (run_at) where failed_at is null;

create table audit_log (
  id bigint generated always as identity primary key,
  agent_id uuid not null references agents (id),
  action text not null,
  order_id bigint references orders (id),
  subject text not null,
  at timestamptz not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger audit_log_append_only before update or delete on audit_log
for each row execute function refuse_change();

create trigger order_events_append_only before update or delete on order_events
for each row execute function refuse_change();
