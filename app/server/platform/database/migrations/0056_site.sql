-- what operators publish for all users: closed days, disclosures, footer, notices to agents
create table site_contents (
  kind text not null check (kind in ('closedDays', 'disclosures', 'footer', 'agentNotices')),
  version int not null check (version > 0),
  content jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (kind, version)
);

create trigger site_contents_append_only before update or delete on site_contents
for each row execute function refuse_change();

alter table site_contents enable row level security;

grant select, insert on site_contents to tuanbao_operator;

create policy operators_site on site_contents to tuanbao_operator using (operator_may('site.change'));
