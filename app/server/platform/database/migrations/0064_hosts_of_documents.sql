-- host on which a quotation or an order was made: its documents and mails have the brand of that host; '' is the
-- platform's own. Users of a partner sign in on its host alone, so the host of the agent is the one of the past.
alter table quotations add column host text not null default '';

alter table orders add column host text not null default '';

update quotations q set host = a.partner_host from agents a where a.id = q.agent_id and a.partner_host <> '';

update orders o set host = a.partner_host from agents a where a.id = o.agent_id and a.partner_host <> '';
