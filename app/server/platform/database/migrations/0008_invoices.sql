-- one invoice for an order, and one for each endorsement of its policy
create table invoices (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  agent_id uuid not null references agents (id),
  order_id bigint not null references orders (id),
  endorsement_id bigint references endorsements (id),
  status text not null check (
    status in ('applied', 'materialNeeded', 'materialSent', 'issued', 'mailed', 'failed')
  ),
  type text not null check (type in ('ordinary', 'special')),
  amount_fen bigint not null check (amount_fen > 0),
  middle_status int not null default 200,
  fail_message text not null default '',
  needs_material boolean not null default false,
  -- the sealed record in the specification's spelling, with its beans as JSON strings
  record_sealed bytea not null,
  invoice_no text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status not in ('issued', 'mailed') or invoice_no is not null)
);

create unique index one_invoice_of_order on invoices (order_id) where endorsement_id is null;

create unique index one_invoice_of_endorsement on invoices (endorsement_id);

create index invoices_by_agent on invoices (agent_id, id desc);

create table invoice_events (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  from_status text,
  to_status text not null,
  reason text not null,
  by text not null,
  note text not null default '',
  at timestamptz not null
);

create index invoice_events_by_invoice on invoice_events (invoice_id, id);

create trigger invoice_events_append_only before update or delete on invoice_events
for each row execute function refuse_change();

grant select, insert, update on invoices to tuanbao_agent;

grant select, insert on invoice_events to tuanbao_agent;

alter table invoices enable row level security;

create policy own_invoices on invoices using (agent_id = current_agent());

alter table invoice_events enable row level security;

create policy events_of_own_invoices on invoice_events using (invoice_id in (select id from invoices));
