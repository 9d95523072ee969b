-- Persons who asked to have their data erased (Personal Information Protection Law of the PRC, article 47), without their
-- data: the sealed id number is needed to find what the law still keeps, and goes when nothing is kept any more.
create table erasures (
  id uuid primary key default gen_random_uuid(),
  id_no_index bytea unique,
  id_no_sealed bytea,
  asked_at timestamptz not null,
  approved_at timestamptz,
  -- when the data that no rule keeps were erased first
  erased_at timestamptz,
  -- day on which the next data may be erased; null when nothing is kept
  next_on date,
  check ((id_no_index is null) = (id_no_sealed is null)),
  check (erased_at is null or approved_at is not null)
);

create index erasures_open on erasures (next_on) where id_no_sealed is not null;

alter table erasures enable row level security;

grant select, insert, update (id_no_sealed, asked_at, approved_at) on erasures to tuanbao_operator;

create policy erasures_by_operators on erasures to tuanbao_operator
using (operator_may('persons.erase') and operator_has_reason());

-- who may erase a person sees where the person is
create or replace function operator_sees_persons() returns boolean language sql stable as $$
  select (operator_may('persons.see') or operator_may('persons.erase')) and operator_has_reason()
$$;

alter policy approvals_by_kind on approvals using (
  case kind
    when 'orderRefund' then operator_may('refunds.ask') or operator_may('refunds.approve')
    when 'productOff' then operator_may('products.change') or operator_may('operators.change')
    when 'personErasure' then operator_may('persons.erase')
    else operator_may('operators.change')
  end
);
