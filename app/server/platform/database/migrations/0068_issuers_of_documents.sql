-- Name and licence of the issuer when a quotation, an order or an endorsement was made. Its documents are drawn at each
-- download and keep them, so that a later brand changes no document. Null in rows that are older than this column: their
-- documents have the issuer of the day on which they are drawn.
alter table quotations add column issuer jsonb;

alter table orders add column issuer jsonb;

alter table endorsements add column issuer jsonb;
