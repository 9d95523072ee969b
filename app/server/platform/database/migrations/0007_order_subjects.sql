-- the insured subjects of an order other than persons, null for older orders
alter table orders add column subjects_sealed bytea;
