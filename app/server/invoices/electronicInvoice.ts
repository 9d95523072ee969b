import { isIssued } from '@tuanbao/library/domain/invoice/invoiceMachine';

import type { DownloadedFile } from '../../contract/call.ts';
import type { InvoiceId } from '../../contract/invoiceOwnCalls.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import { type InvoicedPolicy, invoicedPolicyOf } from './invoicedPolicy.ts';
import { openedInvoice } from './invoiceMoves.ts';
import { electronicInvoicePdf } from './invoicePdf.ts';
import { refusedInWords } from './refusals.ts';
import { invoiceNoOf, type InvoiceRow } from './repository.ts';
import { namedInvoiceOf } from './service.ts';

/** An electronic invoice as a PDF. @throws TypeError when the invoice has no number yet */
export async function electronicInvoiceOf(
  { keyring, clock, catalogue, database }: Services,
  policy: InvoicedPolicy,
  row: InvoiceRow,
): Promise<DownloadedFile> {
  if (row.invoice_no === null) throw new TypeError('only an invoice that was issued is written');
  const reversedNo = row.reverses_id === null ? null : await invoiceNoOf(database, row.reverses_id);
  const content = await electronicInvoicePdf(policy, {
    invoice: openedInvoice(keyring, row),
    invoiceNo: row.invoice_no,
    writtenAt: clock.now(),
    isSample: catalogue.productOf(policy.productId, policy.productVersion)?.isSample ?? true,
    reversedNo: reversedNo ?? '',
  });
  const kind = row.reverses_id === null ? '电子发票' : '红字电子发票';
  return { name: `${kind}-${row.invoice_no}-${policy.groupName}.pdf`, type: 'application/pdf', content };
}

/**
 * An electronic invoice of the agent as a PDF.
 * @throws Refusal 900404 when the policy or the invoice isn't found; 006004 when there is no policy yet, or the invoice
 * isn't issued or is on paper
 */
export async function invoiceDocumentOf(
  services: Services,
  agent: AgentIdentity,
  { policyUuid, id }: InvoiceId,
): Promise<DownloadedFile> {
  const { policy, row } = await asAgent(services.database, agent.id, async (tx) => {
    const key = { policyUuid, orderType: 'order', endorsementUuid: '' } as const;
    const found = await invoicedPolicyOf(tx, services.keyring, key, agent.id);
    return { policy: found, row: await namedInvoiceOf(tx, found, id) };
  });
  if (!isIssued(row.status)) throw refusedInWords('发票尚未开具，暂不能查看', 'The invoice is not issued yet');
  if (row.type !== 'ordinary') {
    throw refusedInWords('专用发票以纸质形式寄送，不能在线查看', 'A special invoice is paper and goes by courier');
  }
  return electronicInvoiceOf(services, policy, row);
}
