-- The alternatives of a quotation with their names, persons and premiums; empty when its schemes are insured together.
-- `total_fen` and `heads` of such a quotation are those of the cheapest and of the largest alternative.
alter table quotations add column alternatives jsonb not null default '[]';

-- When the customer accepted the quotation through its link, and which alternative; null and empty before.
alter table quotations add column accepted_at timestamptz;

alter table quotations add column accepted_scheme_id text not null default '';

-- A quotation that was accepted waits for its order and is no longer followed up.
drop index quotations_seen;

create index quotations_seen on quotations (agent_id, valid_until) include (id, sn, seen_at)
where seen_at is not null and accepted_at is null;

create index quotations_accepted on quotations (agent_id, valid_until) include (id, sn, accepted_at)
where accepted_at is not null;

-- Mobile number of the agent, whom customers call about a quotation; null until the agent signs in with it.
alter table agents add column mobile_sealed bytea;
