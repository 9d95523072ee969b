-- The values of a surrendered policy are those of the day of its surrender. Few orders are surrendered, so the list of
-- orders finds these days without reading all events.
create index order_events_surrendered on order_events (order_id, at)
where to_status = 'surrendered';
