-- products that operators began as a copy of another one; such a product has no file, so its versions begin with 1
create table new_products (
  product_id text primary key check (product_id ~ '^\d{2,6}$'),
  name text not null check (name <> ''),
  copied_from text not null,
  -- product of the files whose sales terms and golden quotes the product has
  terms_of text not null,
  -- content with which it began
  content jsonb not null,
  begun_at timestamptz not null,
  begun_by text not null
);

create trigger new_products_stay_as_begun before update on new_products
for each row execute function refuse_change();

alter table product_versions drop constraint product_versions_version_check;

alter table product_versions add constraint product_versions_version_check check (version > 0);

alter table new_products enable row level security;

grant select, insert, delete on new_products to tuanbao_operator;

create policy new_products_seen on new_products for select to tuanbao_operator
using (operator_may('products.see'));

create policy new_products_begun on new_products for insert to tuanbao_operator
with check (operator_may('products.change'));

-- a product that was published stays
create policy new_products_dropped on new_products for delete to tuanbao_operator
using (
  operator_may('products.change')
  and not exists (select 1 from product_versions v where v.product_id = new_products.product_id)
);
