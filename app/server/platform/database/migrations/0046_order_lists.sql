-- A copy of the policy number, so that lists find and show it without a join.
alter table orders add column policy_sn text;

update orders set policy_sn = policies.sn from policies where policies.order_id = orders.id;

-- The searched texts of a list in lower case. One `like` on it is ten times as fast as an `ilike` on each column.
alter table orders add column search_text text not null generated always as (
  lower(sn || E'\n' || coalesce(policy_sn, '') || E'\n' || group_name || E'\n' || product_name)
) stored;

-- All columns by which a list filters, counts and sorts, so that 100,000 orders are read from the index only.
create index orders_listed on orders (agent_id, id desc)
include (status, product_id, start_date, end_date, created_at, total_fen, heads, search_text);

drop index orders_by_agent;

drop index orders_by_status;

-- The subquery is evaluated once per statement. The function alone would be called for each row.
alter policy own_orders on orders using (agent_id = (select current_agent()));

-- Index of the full name, which finds the orders of a person without decrypting names. Null in rows that aren't indexed
-- yet.
alter table insured_persons add column name_index bytea;

create index insured_persons_by_name on insured_persons (name_index) where name_index is not null;

create index insured_persons_without_name_index on insured_persons (order_id) where name_index is null;

grant update (name_index) on insured_persons to tuanbao_agent;
