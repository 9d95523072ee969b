-- the organisation of a partner's host, whose name replaces the brand on its pages
create table agencies (
  host text primary key check (host <> ''),
  name text not null
);

insert into agencies (host, name)
select partner_host, max(agency_name) from agents where partner_host <> '' group by partner_host;

alter table agents drop column agency_name;

-- actions of operators by command, with their reasons
create table operator_actions (
  id bigint generated always as identity primary key,
  operator text not null check (operator <> ''),
  action text not null,
  subject text not null,
  reason text not null check (reason <> ''),
  at timestamptz not null
);

create trigger operator_actions_append_only before update or delete on operator_actions
for each row execute function refuse_change();
