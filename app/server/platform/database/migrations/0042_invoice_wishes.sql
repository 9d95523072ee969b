-- the invoice that the applicant of an order wants, the initial values of its application, null when none is wanted
alter table orders add column invoice_wish_sealed bytea;
