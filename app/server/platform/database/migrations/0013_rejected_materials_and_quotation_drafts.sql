-- materials that the insurer rejected or requested, until the agent has sent them again
create table order_material_rejections (
  order_id bigint not null references orders (id),
  type text not null,
  reason text not null,
  -- the stored files that were rejected
  file_ids uuid[] not null default '{}',
  rejected_at timestamptz not null,
  primary key (order_id, type)
);

grant select, delete on order_material_rejections to tuanbao_agent;

alter table order_material_rejections enable row level security;

create policy rejections_of_own_orders on order_material_rejections
using (order_id in (select id from orders));

-- a quotation is also edited as a draft, but isn't an unfinished order
alter table drafts add column kind text not null default 'order' check (kind in ('order', 'quotation'));
