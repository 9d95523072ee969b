import { sql, type SqlBool } from 'kysely';

import { days, daysBefore, type Retention, stays, tidied } from '../platform/database/retention.ts';
import type { Tables } from '../tables/database.ts';
import { dispensableJobs } from './jobHandlers.ts';

/**
 * Retention of insurance records (article 87 of the Insurance Law of the PRC). The records of a contract of up to one
 * year are kept for five years after the end of the contract. The records of a longer contract are kept for ten years.
 */
const insuranceRecord = stays(
  'an insurance record: kept five years from the end of the contract, ten if it runs longer',
);

/**
 * For each table: after what time the daily upkeep deletes its rows, when other code deletes them, or the reason why
 * they are never deleted.
 */
export const retention: Readonly<Record<keyof Tables | 'rate_limits', Retention>> = {
  agents: stays('one row for each user'),
  agencies: stays('one row for each partner'),
  qualification_requests: days('decided_at', 365, '1 year after it was decided'),
  qualification_contents: tidied('with its request'),
  operators: stays('one row for each operator'),
  operator_sessions: days('expires_at', 0, 'when it ends'),
  operator_welcomes: days('expires_at', 0, 'when the link has expired; a used one at once'),
  site_contents: stays('one row for each publication: what users saw at any time; append-only'),
  host_brands: stays('one row for each publication: how the pages of a host looked at any time; append-only'),
  product_versions: stays(
    'one row for each publication: orders keep the version that they were sold with; append-only',
  ),
  new_products: stays('one row for each product that was begun at the desk, until it is dropped unpublished'),
  product_switches: stays('proof of when a product wasn’t sold, and on which host'),
  product_places: stays('one row for each product'),
  product_drafts: days('saved_at', 365, '1 year after it was last saved; at once when it is published or discarded'),
  operator_actions: stays('proof of what operators did, and why; append-only'),
  approvals: stays('proof of who asked, who decided, and why'),
  erasures: stays('proof that a person was erased, without the person; the sealed id number goes with the last data'),
  order_file_erasures: tidied('when the files of the order are removed'),
  sessions: days('expires_at', 0, 'when it ends'),
  login_codes: days('sent_at', 2, '2 days after it was sent: codes are counted over a day'),
  login_failures: days('last_at', 1, '1 day after the last'),
  used_tickets: days('expires_at', 0, 'when it would be refused anyway'),
  rate_limits: days('ends_at', 0, 'when its window is over'),
  drafts: days('saved_at', 730, '2 years after it was last saved; 1,000 of a kind for each agent at most'),
  quotations: {
    fate: 'deleted',
    after: '2 years after its last day; 5,000 for each agent at most',
    isOver: (now) => sql<SqlBool>`valid_until < ${daysBefore(now, 730).toISOString().slice(0, 10)}::date`,
  },
  pinned_products: tidied('when the agent unpins the product; 20 for each agent at most'),
  offline_orders: days('updated_at', 730, '2 years after it was last changed; 500 for each agent at most'),
  offline_order_events: tidied('with the offline order'),
  custom_orders: days('updated_at', 730, '2 years after it was last changed'),
  waylay_records: days('last_at', 730, '2 years after the last time; 2,000 for each agent at most'),
  white_list_invitations: {
    fate: 'deleted',
    after: '30 days after it ran out unused; a used one is the right to sell',
    isOver: (now) => sql<SqlBool>`agent_id is null and expires_at < ${daysBefore(now, 30)}`,
  },
  video_audit_tokens: days('expires_at', 1, '1 day after it ended'),
  stored_files: tidied('every ten minutes: 30 days after the upload, unless an order or unfinished work has it'),
  mails: {
    fate: 'deleted',
    after: '90 days after it was noted, unless a job still sends it',
    isOver: (now) => sql<SqlBool>`created_at < ${daysBefore(now, 90)}
      and not exists (select 1 from jobs j where j.payload ->> 'mailId' = mails.id::text)`,
  },
  payment_notices: days('received_at', 400, '400 days after it came: a year of accounts can be compared'),
  unmatched_notices: days('decided_at', 400, '400 days after it was matched or dismissed; one that waits stays'),
  jobs: {
    fate: 'deleted',
    after: 'when it is done; a failed message 90 days after it failed, what concerns money or policies never',
    isOver: (now) => sql<SqlBool>`failed_at < ${daysBefore(now, 90)} and kind in (${sql.join(dispensableJobs)})`,
  },
  orders: insuranceRecord,
  insured_persons: insuranceRecord,
  order_events: insuranceRecord,
  order_files: insuranceRecord,
  order_transfers: insuranceRecord,
  order_material_rejections: tidied('when the agent sends other materials'),
  payments: insuranceRecord,
  refunds: insuranceRecord,
  policies: insuranceRecord,
  person_certificates: insuranceRecord,
  endorsements: {
    fate: 'deleted',
    after:
      '2 years after an unsubmitted one was last saved, 1,000 for each agent at most; a submitted one is an insurance record',
    isOver: (now) => sql<SqlBool>`submission_id is null and updated_at < ${daysBefore(now, 730)}`,
  },
  endorsement_events: tidied(
    'with an endorsement that was never submitted; those of a submitted one are an insurance record',
  ),
  endorsement_transfers: insuranceRecord,
  endorsement_refunds: insuranceRecord,
  surrenders: insuranceRecord,
  surrender_events: insuranceRecord,
  surrender_refunds: insuranceRecord,
  invoices: insuranceRecord,
  invoice_events: insuranceRecord,
  audit_log: stays('proof of who looked at personal data; append-only'),
  sandbox_settings: stays('one row for each setting of the sandbox'),
  sandbox_messages: days('sent_at', 30, '30 days after it was sent'),
  sandbox_mails: days('sent_at', 30, '30 days after it was sent'),
  sandbox_policies: stays('the books of the sandbox’s insurer; empty without the sandbox'),
  sandbox_refunds: stays('the books of the sandbox’s cashier; empty without the sandbox'),
};
