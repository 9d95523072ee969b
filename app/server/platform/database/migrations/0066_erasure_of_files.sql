-- orders of persons who asked for erasure: their uploaded files are removed when the law no longer keeps them. There is no
-- person in the row, so that it can wait when the person's id number is gone.
create table order_file_erasures (
  order_id bigint primary key references orders (id),
  asked_at timestamptz not null
);

alter table order_file_erasures enable row level security;

-- who may erase a person sees which files that concerns
create policy erasure_sees_order_files on order_files for select to tuanbao_operator
using (operator_may('persons.erase') and operator_has_reason());

create policy erasure_sees_files on stored_files for select to tuanbao_operator
using (operator_may('persons.erase') and operator_has_reason());
