-- a job waits in the lane of the external party that it needs, and older instances write rows without a lane
alter table jobs
  add column lane text not null default 'own',
  add column created_at timestamptz not null default now();

update jobs set lane = case
  when kind = 'sms.send' then 'sms'
  when kind in ('policy.issue', 'endorsement.review', 'invoice.issue') then 'insurer'
  when kind in ('payment.refund', 'endorsement.refund') then 'payment'
  when kind in ('mail.send', 'endorsement.mail', 'invoice.mail') then 'mail'
  when kind = 'file.remove' then 'storage'
  else 'own'
end;

drop index jobs_due;

create index jobs_by_lane on jobs (lane, run_at, id);

-- keys of the stored files in the sealed content, so that the clean-up decrypts nothing, null in older rows
alter table drafts add column file_keys text[];

alter table quotations add column file_keys text[];

alter table custom_orders add column file_keys text[];

alter table offline_orders add column file_keys text[];

create index drafts_by_file on drafts using gin (file_keys);

create index quotations_by_file on quotations using gin (file_keys);

create index custom_orders_by_file on custom_orders using gin (file_keys);

create index offline_orders_by_file on offline_orders using gin (file_keys);

create index drafts_without_files on drafts (agent_id) where file_keys is null;

create index quotations_without_files on quotations (agent_id) where file_keys is null;

create index custom_orders_without_files on custom_orders (agent_id) where file_keys is null;

create index offline_orders_without_files on offline_orders (agent_id) where file_keys is null;

create index stored_files_by_time on stored_files (created_at);

-- every ten minutes a job searches policies whose cover has ended
create index orders_by_end on orders (status, end_date);

-- expired rows are found by their time
create index payment_notices_by_time on payment_notices (received_at);

create index mails_by_time on mails (created_at);

create index video_audit_tokens_by_agent on video_audit_tokens (agent_id, expires_at);

-- agents count their open links and the groups that weren't accepted
grant select on video_audit_tokens to tuanbao_agent;

grant delete on waylay_records to tuanbao_agent;

drop policy own_video_audits on video_audit_tokens;

create policy own_video_audits on video_audit_tokens using (agent_id = current_agent());
