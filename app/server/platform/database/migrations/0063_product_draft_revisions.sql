-- number of saves of an unpublished content, so that two tabs don't overwrite each other
alter table product_drafts add column revision int not null default 1 check (revision > 0);
