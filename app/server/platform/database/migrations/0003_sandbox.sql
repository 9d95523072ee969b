create table sandbox_settings (
  name text primary key,
  value_sealed bytea not null
);

create table sandbox_messages (
  id bigint generated always as identity primary key,
  job_key text not null unique,
  mobile_index bytea not null,
  content_sealed bytea not null,
  sent_at timestamptz not null
);

create index sandbox_messages_by_mobile on sandbox_messages (mobile_index, id desc);

create table sandbox_policies (
  order_sn text primary key,
  policy_sn text not null unique
);

create table sandbox_refunds (
  refund_id text primary key,
  amount_fen bigint not null
);
