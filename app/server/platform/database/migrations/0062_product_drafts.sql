-- unpublished contents that operators edit in the workbench, for each operator and each version that they started from
create table product_drafts (
  product_id text not null check (product_id <> ''),
  operator_id uuid not null references operators (id),
  based_on int not null check (based_on > 0),
  operator_name text not null,
  content text not null,
  saved_at timestamptz not null,
  primary key (product_id, operator_id, based_on)
);

alter table product_drafts enable row level security;

grant select, insert, update, delete on product_drafts to tuanbao_operator;

create policy products_drafts_seen on product_drafts for select to tuanbao_operator
using (operator_may('products.see'));

create policy products_drafts_added on product_drafts for insert to tuanbao_operator
with check (operator_may('products.change'));

create policy products_drafts_saved on product_drafts for update to tuanbao_operator
using (operator_may('products.change'));

create policy products_drafts_discarded on product_drafts for delete to tuanbao_operator
using (operator_may('products.change'));
