-- Certificates of insured persons. The code is in the QR code of a certificate, and identifies the person's cover: the
-- person's key, and the version of the roster in which the cover without a gap starts.
create table person_certificates (
  code uuid primary key default gen_random_uuid(),
  order_id bigint not null references orders (id),
  person_key bigint not null,
  since_version int not null check (since_version >= 0),
  first_issued_at timestamptz not null,
  unique (order_id, person_key, since_version)
);

grant select, insert on person_certificates to tuanbao_agent;

alter table person_certificates enable row level security;

create policy certificates_of_own_orders on person_certificates using (order_id in (select id from orders));
