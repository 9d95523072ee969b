-- number of recent calls from each address, hidden from agents' queries
create table rate_limits (
  subject_index bytea primary key,
  hits int not null check (hits >= 1),
  ends_at timestamptz not null
);

create index rate_limits_by_end on rate_limits (ends_at);
