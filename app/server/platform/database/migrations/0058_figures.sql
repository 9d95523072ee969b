-- What the figures of the desk count: orders, payments, quotations and endorsements without any data of persons. A view
-- reads its tables with the rights of their owner and shows rows only to an operator who may see figures, so that such
-- an operator needs no rule that shows orders, quotations or endorsements themselves.
create view figure_orders with (security_barrier) as
select
  o.id, o.agent_id, a.partner_host, o.product_id, o.product_name, o.total_fen, o.created_at, o.issued_on, o.start_date,
  -- last day of the policy: a surrendered policy ends before its period does
  least(o.end_date, s.effective_date - 1) as last_day, o.origin_kind, o.origin_number
from orders o
  join agents a on a.id = o.agent_id
  left join surrenders s on s.order_id = o.id and s.state = 'accepted'
where operator_may('figures.see');

create view figure_payments with (security_barrier) as
select p.order_id, p.paid_at from payments p
where p.endorsement_id is null and p.paid_at is not null and operator_may('figures.see');

create view figure_quotations with (security_barrier) as
select q.sn, q.agent_id, a.partner_host, q.product_id, q.product_name, q.created_at
from quotations q join agents a on a.id = q.agent_id
where operator_may('figures.see');

create view figure_endorsements with (security_barrier) as
select e.order_id, e.net_fen, v.at as confirmed_at
from endorsement_events v join endorsements e on e.id = v.endorsement_id
where v.to_state = 'succeeded' and operator_may('figures.see');

-- each state that an order has left, with the instants at which it entered and left it
create view figure_stays with (security_barrier) as
select o.product_id, a.partner_host, l.from_status as status, entered.at as entered_at, l.at as left_at
from order_events l
  join orders o on o.id = l.order_id
  join agents a on a.id = o.agent_id
  join lateral (
    select e.at from order_events e where e.order_id = l.order_id and e.id < l.id order by e.id desc limit 1
  ) entered on true
where l.from_status is not null and operator_may('figures.see');

create view figure_agencies with (security_barrier) as
select g.host, g.name from agencies g where operator_may('figures.see');

grant select on
figure_orders, figure_payments, figure_quotations, figure_endorsements, figure_stays, figure_agencies
to tuanbao_operator;

create index orders_by_creation on orders (created_at);

create index orders_by_day_of_issue on orders (issued_on) where issued_on is not null;

create index payments_by_time on payments (paid_at) where paid_at is not null and endorsement_id is null;

create index quotations_by_creation on quotations (created_at);

create index endorsements_by_confirmation on endorsement_events (at) where to_state = 'succeeded';

create index order_events_by_time on order_events (at);
