-- Rules for agents are for the role of agents only. A rule for every role would also hold for operators: one such as
-- "rows of an order that can be seen" would show them insured persons as soon as they may see the order.
do $$
declare
  rule record;
begin
  for rule in select policyname, tablename from pg_policies where schemaname = current_schema() and roles = '{public}'
  loop
    execute format('alter policy %I on %I to tuanbao_agent', rule.policyname, rule.tablename);
  end loop;
end
$$;

-- when the agent's account was disabled; null while it is in use
alter table agents add column disabled_at timestamptz;

-- what agents ask for: verification of the real name and of the practising certificate
create table qualification_requests (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents (id),
  status text not null check (status in ('waiting', 'approved', 'rejected')),
  -- words of the operator for the agent; empty unless the request was rejected
  rejection text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operators (id),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'rejected') = (rejection <> ''))
);

create unique index one_waiting_qualification on qualification_requests (agent_id) where status = 'waiting';

create index qualification_requests_by_agent on qualification_requests (agent_id, created_at desc);

create index qualification_requests_queue on qualification_requests (status, created_at);

-- identity data of a request, apart from the request, because they can't be read without a reason
create table qualification_contents (
  request_id uuid primary key references qualification_requests (id) on delete cascade,
  content_sealed bytea not null,
  -- keys of the stored files that belong to the request
  file_keys text[] not null
);

create index qualification_contents_files on qualification_contents using gin (file_keys);

alter table qualification_requests enable row level security;

alter table qualification_contents enable row level security;

create policy own_qualification_requests on qualification_requests to tuanbao_agent using (agent_id = current_agent());

create policy own_qualification_contents on qualification_contents to tuanbao_agent
using (request_id in (select id from qualification_requests));

grant select (id, agent_id, status, rejection, created_at, decided_at), insert (agent_id, status, created_at)
on qualification_requests to tuanbao_agent;

grant insert on qualification_contents to tuanbao_agent;

create policy operators_qualification_requests on qualification_requests to tuanbao_operator
using (operator_may('qualifications.decide'));

create policy operators_qualification_contents on qualification_contents for select to tuanbao_operator
using (operator_may('qualifications.decide') and operator_has_reason());

grant select, update (status, rejection, decided_at, decided_by) on qualification_requests to tuanbao_operator;

grant select on qualification_contents to tuanbao_operator;

-- the files of a request can be read by operators as its content can
create policy operators_qualification_files on stored_files for select to tuanbao_operator
using (
  operator_may('qualifications.decide') and operator_has_reason()
  and exists (select 1 from qualification_contents c where c.file_keys @> array[stored_files.key])
);

grant select on stored_files to tuanbao_operator;

-- agents and agencies, as operators see and change them
create policy operators_see_agents on agents for select to tuanbao_operator using (operator_may('agents.see'));

create policy operators_add_agents on agents for insert to tuanbao_operator
with check (operator_may('agents.change'));

create policy operators_change_agents on agents for update to tuanbao_operator
using (operator_may('agents.change') or operator_may('qualifications.decide'));

grant
  select (
    id, name, tier, partner_host, is_pro_price_show, shows_commission, is_broker, is_real_name, app_id, open_id,
    certificate_no_sealed, certificate_valid_until, mobile_index, mobile_sealed, user_name_index, disabled_at
  ),
  insert (mobile_index, mobile_sealed, partner_host, name, tier, user_name_index, password_hash),
  update (
    tier, is_pro_price_show, shows_commission, is_broker, is_real_name, app_id, open_id, certificate_no_sealed,
    certificate_valid_until, disabled_at, password_hash
  )
on agents to tuanbao_operator;

alter table agencies enable row level security;

create policy operators_see_agencies on agencies for select to tuanbao_operator using (operator_may('agents.see'));

create policy operators_add_agencies on agencies for insert to tuanbao_operator
with check (operator_may('agents.change'));

create policy operators_change_agencies on agencies for update to tuanbao_operator
using (operator_may('agents.change'));

grant select, insert, update (name) on agencies to tuanbao_operator;

-- signing out everywhere
alter table sessions enable row level security;

create policy operators_end_sessions on sessions to tuanbao_operator using (operator_may('agents.change'));

grant select (agent_id), delete on sessions to tuanbao_operator;

create policy operators_end_video_audits on video_audit_tokens to tuanbao_operator
using (operator_may('agents.change'));

grant select (agent_id), delete on video_audit_tokens to tuanbao_operator;

-- numbers of the records of an agent, without the records themselves
create function agent_work(agent uuid) returns table (kind text, total bigint)
language sql stable security definer set search_path from current as $$
  select work.kind, work.total from (
    select 'orders', count(*) from orders where agent_id = agent
    union all select 'endorsements', count(*) from endorsements where agent_id = agent
    union all select 'invoices', count(*) from invoices where agent_id = agent
    union all select 'drafts', count(*) from drafts where agent_id = agent
    union all select 'quotations', count(*) from quotations where agent_id = agent
    union all select 'preparedOrders', count(*) from custom_orders where agent_id = agent
    union all select 'offlineOrders', count(*) from offline_orders where agent_id = agent
  ) as work (kind, total) where operator_may('agents.see')
$$;

revoke execute on function agent_work (uuid) from public;

grant execute on function agent_work (uuid) to tuanbao_operator;

-- Gives all work of an agent to another agent, with its files and with the mails that aren't sent yet. What belongs to
-- the person stays: rights, invitations, pinned products, requests for a qualification and their files.
create function hand_over_work(leaver uuid, receiver uuid) returns void
language plpgsql security definer set search_path from current as $$
begin
  if not (operator_may('agents.handOver') and operator_has_reason()) then
    raise insufficient_privilege using message = 'the operator may not hand over work';
  end if;
  -- the key of a submission is unique for an agent: one that both agents have used is kept apart by its first owner
  update orders o set agent_id = receiver, submission_id = case
    when exists (select 1 from orders r where r.agent_id = receiver and r.submission_id = o.submission_id)
    then leaver || ':' || o.submission_id else o.submission_id end
  where o.agent_id = leaver;
  update endorsements e set agent_id = receiver, submission_id = case
    when exists (select 1 from endorsements r where r.agent_id = receiver and r.submission_id = e.submission_id)
    then leaver || ':' || e.submission_id else e.submission_id end
  where e.agent_id = leaver;
  update invoices set agent_id = receiver where agent_id = leaver;
  update drafts set agent_id = receiver where agent_id = leaver;
  update quotations set agent_id = receiver where agent_id = leaver;
  update custom_orders set agent_id = receiver where agent_id = leaver;
  update offline_orders set agent_id = receiver where agent_id = leaver;
  update mails set agent_id = receiver where agent_id = leaver and sent_at is null;
  update stored_files f set agent_id = receiver where f.agent_id = leaver and not exists (
    select 1 from qualification_contents c where c.file_keys @> array[f.key]
  );
end
$$;

revoke execute on function hand_over_work (uuid, uuid) from public;

grant execute on function hand_over_work (uuid, uuid) to tuanbao_operator;
