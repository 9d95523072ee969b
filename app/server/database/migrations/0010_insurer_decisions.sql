-- what the insurer says with a decision, for the agent to read
alter table order_events add column note text not null default '';

create index payments_waiting on payments (expires_at) where status = 'waiting';
