-- an unsubmitted endorsement can be deleted together with its history
create index endorsements_unsubmitted on endorsements (updated_at) where submission_id is null;

alter table endorsement_events drop constraint endorsement_events_endorsement_id_fkey;

alter table endorsement_events add constraint endorsement_events_endorsement_id_fkey
foreign key (endorsement_id) references endorsements (id) on delete cascade;

-- a submitted endorsement is an insurance record and can't be deleted
create trigger endorsements_submitted_stay before delete on endorsements
for each row when (old.submission_id is not null) execute function refuse_change();

create function refuse_change_of_kept_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from endorsements where id = old.endorsement_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;

drop trigger endorsement_events_append_only on endorsement_events;

create trigger endorsement_events_append_only before update or delete on endorsement_events
for each row execute function refuse_change_of_kept_event();

-- the foreign key needs this index when an endorsement is deleted
create index payments_by_endorsement on payments (endorsement_id) where endorsement_id is not null;
