import type { ListedInvoice } from '../../contract/invoiceOwnCalls.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import { invoicedPolicyOf } from './invoicedPolicy.ts';
import { openedInvoice } from './invoiceMoves.ts';
import { listedInvoicesOf } from './repository.ts';

/**
 * All invoices of a policy of the agent, oldest first.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when the order has no policy yet
 */
export const invoicesOfPolicy = (
  { database, keyring }: Services,
  agent: AgentIdentity,
  policyUuid: string,
): Promise<readonly ListedInvoice[]> =>
  asAgent(database, agent.id, async (tx) => {
    const key = { policyUuid, orderType: 'order', endorsementUuid: '' } as const;
    const { orderId } = await invoicedPolicyOf(tx, keyring, key, agent.id);
    const rows = await listedInvoicesOf(tx, orderId);
    return rows.map(({ endorsement_uuid: endorsementUuid, reversed_no: reversedNo, ...row }) => ({
      id: row.uuid,
      type: row.type,
      status: row.status,
      amountFen: row.amount_fen,
      endorsementUuid: endorsementUuid ?? '',
      invoiceNo: row.invoice_no ?? '',
      reversedNo: reversedNo ?? '',
      createdAt: row.created_at.toISOString(),
      email: openedInvoice(keyring, row).receiver.email,
    }));
  });
