-- the invoice that the applicant of an order wants, first values of the application for it; null where none was asked for
alter table orders add column invoice_wish_sealed bytea;
