import type { ListedInvoice } from '../../contract/invoiceOwnCalls.ts';
import { asAgent } from '../database/asAgent.ts';
import type { Services } from '../services.ts';
import type { AgentIdentity } from '../sessions/identity.ts';
import { invoicedPolicyOf } from './invoicedPolicy.ts';

/** Every invoice of a policy of the agent, the oldest first. @throws Refusal 900404, 006004 where there is no policy yet */
export const invoicesOfPolicy = (
  { database, keyring }: Services,
  agent: AgentIdentity,
  policyUuid: string,
): Promise<readonly ListedInvoice[]> =>
  asAgent(database, agent.id, async (tx) => {
    const key = { policyUuid, orderType: 'order', endorsementUuid: '' } as const;
    const { orderId } = await invoicedPolicyOf(tx, keyring, key, agent.id);
    const rows = await tx
      .selectFrom('invoices')
      .leftJoin('endorsements', 'endorsements.id', 'invoices.endorsement_id')
      .leftJoin('invoices as reversed', 'reversed.id', 'invoices.reverses_id')
      .select(['invoices.uuid as id', 'invoices.type', 'invoices.status', 'invoices.amount_fen as amountFen'])
      .select(['invoices.invoice_no', 'invoices.created_at', 'endorsements.uuid as endorsement_uuid'])
      .select('reversed.invoice_no as reversed_no')
      .where('invoices.order_id', '=', orderId)
      .orderBy('invoices.id')
      .execute();
    return rows.map(({ id, type, status, amountFen, ...row }) => ({
      id,
      type,
      status,
      amountFen,
      endorsementUuid: row.endorsement_uuid ?? '',
      invoiceNo: row.invoice_no ?? '',
      reversedNo: row.reversed_no ?? '',
      createdAt: row.created_at.toISOString(),
    }));
  });
