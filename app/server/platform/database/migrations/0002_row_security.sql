do $$
begin
  -- a database account that can't create roles needs the role to exist already (app/deploy/database/roles.sql)
  if not exists (select from pg_roles where rolname = 'tuanbao_agent') then
    create role tuanbao_agent nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'tuanbao_agent', 'member') then
    execute format('grant tuanbao_agent to %I', current_user);
  end if;
exception when unique_violation then null;
end
$$;

do $$
begin
  execute format('grant usage on schema %I to tuanbao_agent', current_schema());
end
$$;

grant select on agents to tuanbao_agent;

grant select, insert, update, delete on drafts to tuanbao_agent;

grant select, insert, update on orders to tuanbao_agent;

grant select, insert on insured_persons, order_events to tuanbao_agent;

grant select, insert on payments to tuanbao_agent;

grant select on policies to tuanbao_agent;

grant insert on audit_log to tuanbao_agent;

grant insert, select (key) on jobs to tuanbao_agent;

create function current_agent() returns uuid language sql stable as $$
  select nullif(current_setting('tuanbao.agent_id', true), '')::uuid
$$;

alter table agents enable row level security;

create policy own_agent on agents using (id = current_agent());

alter table drafts enable row level security;

create policy own_drafts on drafts using (agent_id = current_agent());

alter table orders enable row level security;

create policy own_orders on orders using (agent_id = current_agent());

alter table insured_persons enable row level security;

create policy persons_of_own_orders on insured_persons using (order_id in (select id from orders));

alter table order_events enable row level security;

create policy events_of_own_orders on order_events using (order_id in (select id from orders));

alter table payments enable row level security;

create policy payments_of_own_orders on payments using (order_id in (select id from orders));

alter table policies enable row level security;

create policy policies_of_own_orders on policies using (order_id in (select id from orders));

alter table audit_log enable row level security;

create policy own_audit on audit_log for insert with check (agent_id = current_agent());
