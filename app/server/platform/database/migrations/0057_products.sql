-- versions of products that operators publish; version 1 and those of earlier deployments are files of the catalogue
create table product_versions (
  product_id text not null check (product_id <> ''),
  version int not null check (version > 1),
  starts_on date not null,
  content jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (product_id, version)
);

create trigger product_versions_append_only before update or delete on product_versions
for each row execute function refuse_change();

-- products that aren't sold: on one host, '' is the platform's own, or on all hosts if the host is null
create table product_switches (
  id bigint generated always as identity primary key,
  product_id text not null check (product_id <> ''),
  partner_host text,
  off_at timestamptz not null,
  off_by text not null,
  on_at timestamptz,
  on_by text,
  constraint product_switches_ended check ((on_at is null) = (on_by is null))
);

create unique index one_open_switch on product_switches (product_id, coalesce(partner_host, '*')) where on_at is null;

-- places of products in the agents' lists, and which of them are marked as hot
create table product_places (
  product_id text primary key check (product_id <> ''),
  is_hot boolean not null,
  position int check (position between 1 and 999),
  changed_at timestamptz not null,
  changed_by text not null
);

alter table product_versions enable row level security;

alter table product_switches enable row level security;

alter table product_places enable row level security;

grant select, insert on product_versions to tuanbao_operator;

grant select, insert, update (on_at, on_by) on product_switches to tuanbao_operator;

grant select, insert, update on product_places to tuanbao_operator;

create policy products_versions_seen on product_versions for select to tuanbao_operator
using (operator_may('products.see'));

create policy products_versions_published on product_versions for insert to tuanbao_operator
with check (operator_may('products.change'));

create policy products_switches_seen on product_switches for select to tuanbao_operator
using (operator_may('products.see'));

create policy products_switches_off on product_switches for insert to tuanbao_operator
with check (operator_may('products.change'));

create policy products_switches_on on product_switches for update to tuanbao_operator
using (operator_may('products.change'));

create policy products_places_seen on product_places for select to tuanbao_operator
using (operator_may('products.see'));

create policy products_places_set on product_places for insert to tuanbao_operator
with check (operator_may('products.change'));

create policy products_places_changed on product_places for update to tuanbao_operator
using (operator_may('products.change'));

-- disabling a product needs a second operator
drop policy approvals_by_kind on approvals;

create policy approvals_by_kind on approvals to tuanbao_operator
using (
  case
    when kind = 'orderRefund' then operator_may('refunds.ask') or operator_may('refunds.approve')
    when kind = 'productOff' then operator_may('products.change') or operator_may('operators.change')
    else operator_may('operators.change')
  end
);
