-- an order or endorsement can have several invoices one after the other, and a red-letter invoice reverses an issued
-- one
alter table invoices add column reverses_id bigint references invoices (id);

alter table invoices drop constraint invoices_amount_fen_check;

alter table invoices add constraint invoices_amount_fen_check check (
  case when reverses_id is null then amount_fen > 0 else amount_fen < 0 end
);

drop index one_invoice_of_order;

drop index one_invoice_of_endorsement;

-- an order or endorsement has at most one pending invoice
create unique index one_open_invoice_of_order on invoices (order_id)
where endorsement_id is null and reverses_id is null and status not in ('issued', 'mailed');

create unique index one_open_invoice_of_endorsement on invoices (endorsement_id)
where endorsement_id is not null and reverses_id is null and status not in ('issued', 'mailed');

create index invoices_by_order on invoices (order_id, id);

create index invoices_by_reversed on invoices (reverses_id) where reverses_id is not null;
