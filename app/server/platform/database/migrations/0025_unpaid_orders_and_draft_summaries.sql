-- every ten minutes a job searches unpaid orders whose first day of cover has come
create index orders_unpaid_by_start on orders (start_date)
where status in ('pendingConfirmation', 'pendingReview', 'manualReview', 'materialsRejected', 'awaitingPayment');

create index order_events_closed_unpaid on order_events (at)
where reason in ('startDatePassed', 'paymentOverdue');

-- the source of a draft (a quotation, a renewed policy or an order) and its number
alter table drafts add column origin_kind text not null default '' check (origin_kind in ('', 'quotation', 'renewal', 'order'));

alter table drafts add column origin_number text not null default '';

-- premium in fen at the last save, null when the draft has no price
alter table drafts add column total_fen bigint;
