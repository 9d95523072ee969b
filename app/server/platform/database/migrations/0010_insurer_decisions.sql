-- the insurer's text for the agent
alter table order_events add column note text not null default '';

create index payments_waiting on payments (expires_at) where status = 'waiting';

create index orders_awaiting_payment on orders (id) where status = 'awaitingPayment';

create index endorsements_unpaid on endorsements (id)
where state in ('awaitingMaterials', 'awaitingPayment', 'paymentFailed');

-- a payment by bank transfer is refunded by bank transfer, because no gateway knows it
alter table payments add column channel text not null default 'gateway' check (channel in ('gateway', 'transfer'));

update payments set channel = 'transfer' where paid_at = created_at;
