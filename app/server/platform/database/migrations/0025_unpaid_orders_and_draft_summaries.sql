-- every ten minutes those whose first day of cover has come are looked for
create index orders_unpaid_by_start on orders (start_date)
where status in ('pendingConfirmation', 'pendingReview', 'manualReview', 'materialsRejected', 'awaitingPayment');

create index order_events_closed_unpaid on order_events (at)
where reason in ('startDatePassed', 'paymentOverdue');

-- what a draft was made from: a quotation, a policy that is renewed, an order; and its number
alter table drafts add column origin_kind text not null default '' check (origin_kind in ('', 'quotation', 'renewal', 'order'));

alter table drafts add column origin_number text not null default '';

-- the premium at the last save, in fen; null where it can't be priced
alter table drafts add column total_fen bigint;
