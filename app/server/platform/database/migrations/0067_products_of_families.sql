-- products that operators began with the defaults of a family instead of as a copy; their sales terms are those of the
-- product line, so `terms_of` is their own id
alter table new_products add column family text not null default '';

alter table new_products add constraint new_products_begin_once check ((copied_from = '') <> (family = ''));
