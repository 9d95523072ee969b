-- name, logo, colour and footer of the agents' pages, for each host; '' is the platform's own host
create table host_brands (
  host text not null,
  version int not null check (version > 0),
  content jsonb not null,
  reason text not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (host, version)
);

create trigger host_brands_append_only before update or delete on host_brands
for each row execute function refuse_change();

alter table host_brands enable row level security;

grant select, insert on host_brands to tuanbao_operator;

create policy operators_brands on host_brands to tuanbao_operator using (operator_may('site.brand'));

-- the names of agencies stand beside their hosts
create policy brands_see_agencies on agencies for select to tuanbao_operator using (operator_may('site.brand'));
