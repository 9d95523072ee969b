-- what an order insures beside persons; orders from before have nothing of the kind
alter table orders add column subjects_sealed bytea;
