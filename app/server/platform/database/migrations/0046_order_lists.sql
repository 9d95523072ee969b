-- The number of the policy beside its order, so that a list finds and shows it without a join.
alter table orders add column policy_sn text;

update orders set policy_sn = policies.sn from policies where policies.order_id = orders.id;

-- What a list is searched by, in lower case: `like` on it is ten times as fast as `ilike` on each column.
alter table orders add column search_text text not null generated always as (
  lower(sn || E'\n' || coalesce(policy_sn, '') || E'\n' || group_name || E'\n' || product_name)
) stored;

-- Everything that a list filters, counts and sorts by, so that 100,000 orders are read from the index alone.
create index orders_listed on orders (agent_id, id desc)
include (status, product_id, start_date, end_date, created_at, total_fen, heads, search_text);

drop index orders_by_agent;

drop index orders_by_status;

-- A subquery is asked once for a statement; the bare function would be called for each row.
alter policy own_orders on orders using (agent_id = (select current_agent()));

-- Finds the orders of a person by the whole name, without opening a name. Null: stored before names were indexed.
alter table insured_persons add column name_index bytea;

create index insured_persons_by_name on insured_persons (name_index) where name_index is not null;

create index insured_persons_without_name_index on insured_persons (order_id) where name_index is null;

grant update (name_index) on insured_persons to tuanbao_agent;
