import { isUuid } from '../platform/database/uuid.ts';
import type { Database } from '../tables/database.ts';

/** Greatest number of rows in a table on a page of the sandbox. */
const shown = 50;

/** The newest orders of all agents, newest first. Each order has the number of its policy, if there is one. */
export const latestOrders = (database: Database) =>
  database
    .selectFrom('orders')
    .leftJoin('policies', 'policies.order_id', 'orders.id')
    .select(['orders.sn', 'product_id', 'product_name', 'status', 'total_fen', 'heads', 'policies.sn as policy_sn'])
    .orderBy('orders.id', 'desc')
    .limit(shown)
    .execute();

/** The newest submitted endorsements of all agents, newest first. */
export const latestEndorsements = (database: Database) =>
  database
    .selectFrom('endorsements')
    .innerJoin('orders', 'orders.id', 'endorsements.order_id')
    .select(['endorsements.uuid', 'endorsements.sn', 'state', 'review', 'net_fen', 'paid_fen', 'group_name'])
    .where('endorsements.submission_id', 'is not', null)
    .orderBy('endorsements.id', 'desc')
    .limit(shown)
    .execute();

/** The newest surrenders of all agents, newest first. Each surrender has data of its order. */
export const latestSurrenders = (database: Database) =>
  database
    .selectFrom('surrenders')
    .innerJoin('orders', 'orders.id', 'surrenders.order_id')
    .select([
      'surrenders.uuid',
      'state',
      'reason',
      'effective_date',
      'unused_fen',
      'fee_fen',
      'group_name',
      'orders.sn',
    ])
    .orderBy('surrenders.id', 'desc')
    .limit(shown)
    .execute();

/** The newest invoices of all agents, newest first. */
export const latestInvoices = (database: Database) =>
  database
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('endorsements', 'endorsements.id', 'invoices.endorsement_id')
    .select([
      'invoices.uuid',
      'invoices.status',
      'type',
      'amount_fen as amountFen',
      'invoice_no',
      'group_name',
      'orders.sn',
    ])
    .select('endorsements.sn as endorsement_sn')
    .orderBy('invoices.id', 'desc')
    .limit(shown)
    .execute();

/** Orders for which an agent reported a bank transfer that no operator has found yet. The oldest order comes first. */
export const claimedTransfers = (database: Database) =>
  database
    .selectFrom('orders')
    .select(['sn', 'product_name', 'total_fen'])
    .where('status', '=', 'transferPending')
    .orderBy('id')
    .limit(shown)
    .execute();

/** The draft of an order with this id. It may belong to any agent. */
export const unfinishedOrder = (database: Database, draftId: string) =>
  database
    .selectFrom('drafts')
    .select(['agent_id', 'group_name', 'content_sealed'])
    .where('id', '=', draftId)
    .where('kind', '=', 'order')
    .executeTakeFirst();

/** The newest drafts of orders of all agents. The draft that was saved last comes first. */
export const latestUnfinished = (database: Database) =>
  database
    .selectFrom('drafts')
    .select(['id', 'product_id', 'group_name', 'heads'])
    .where('kind', '=', 'order')
    .orderBy('saved_at', 'desc')
    .limit(shown)
    .execute();

/** The newest prepared orders of all agents, newest first. */
export const latestPrepared = (database: Database) =>
  database
    .selectFrom('custom_orders')
    .select(['id', 'agent_id', 'product_id', 'title', 'status', 'order_sn'])
    .orderBy('created_at', 'desc')
    .limit(shown)
    .execute();

/**
 * A payment for the cashier's page, with the host of the agent. The payment is for an order, or for the premium
 * difference of an endorsement.
 */
export async function cashierPaymentOf(database: Database, paymentId: string) {
  if (!isUuid(paymentId)) return undefined;
  return database
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('agents', 'agents.id', 'orders.agent_id')
    .leftJoin('endorsements', 'endorsements.id', 'payments.endorsement_id')
    .select(['payments.id', 'amount_fen', 'payments.status', 'expires_at', 'orders.sn', 'product_name'])
    .select(['endorsements.sn as endorsement_sn', 'endorsements.uuid as endorsement_uuid', 'agents.partner_host'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
}

/** Invitations to sell a product. The invitation with the latest expiry comes first. */
export const latestInvitations = (database: Database) =>
  database
    .selectFrom('white_list_invitations')
    .select(['uuid', 'product_id', 'redeemed_at', 'expires_at'])
    .orderBy('expires_at', 'desc')
    .limit(shown)
    .execute();
