import { invoiceMachine } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';

import { linkedMaterials } from '../files/linkedMaterials.ts';
import type { InvoiceContents } from '../gateways/gateways.ts';
import { lockOrder } from '../orders/repository.ts';
import type { JobHandler } from '../services/lanes.ts';
import type { Services } from '../services/services.ts';
import type { Database, DatabaseTransaction } from '../tables/database.ts';
import { settleInvoice } from './decide.ts';
import { openedInvoice } from './invoiceMoves.ts';
import type { InvoiceJob } from './jobKinds.ts';
import { storedInvoiceOf } from './repository.ts';
import { invoiceAtEvent } from './statusRepository.ts';

/** Returns the invoice if it still waits for the insurer's response after this event; otherwise undefined. */
async function awaited(database: Database | DatabaseTransaction, { invoiceId, eventId }: InvoiceJob) {
  const row = await invoiceAtEvent(database, invoiceId);
  return row && isIn(invoiceMachine.sets.awaitsInsurer, row.status) && row.event_id === eventId ? row : undefined;
}

/** The data that the insurer needs to issue an invoice. These data are decrypted for the insurer only. */
export async function invoiceContents(services: Services, invoiceId: number): Promise<InvoiceContents> {
  const { database, keyring } = services;
  const row = await storedInvoiceOf(database, invoiceId);
  const { info, receiver, material } = openedInvoice(keyring, row);
  const materials = material.items.map(({ type: code, files }) => ({ code, files }));
  return {
    uuid: row.uuid,
    orderSn: row.order_sn,
    policySn: row.policy_sn,
    endorsementSn: row.endorsement_sn ?? '',
    productId: row.product_id,
    type: row.type,
    reversedNo: row.reversed_no ?? '',
    info,
    receiver,
    papers: await linkedMaterials(services, row.agent_id, materials),
  };
}

/**
 * The job that sends an application for an invoice, or its materials, to the insurer. If the insurer decides at once,
 * the job applies the decision. After a crash the job can run again: the insurer repeats its response for the same key,
 * and if the invoice has changed since the event of the job, the job does nothing.
 */
export const sendForInvoice =
  (services: Services): JobHandler<InvoiceJob> =>
  async (asked) => {
    const { database, gateways } = services;
    const invoice = await awaited(database, asked);
    if (!invoice) return () => Promise.resolve();
    const invoicing = await gateways.insurer.invoice({
      key: `${invoice.uuid}:${asked.eventId}`,
      contents: () => invoiceContents(services, asked.invoiceId),
    });
    return async (tx) => {
      if (invoicing.outcome === 'inHand') return;
      await lockOrder(tx, invoice.order_id);
      if (!(await awaited(tx, asked))) return;
      const { outcome, ...words } = { note: '', ...invoicing };
      const decision = { reason: outcome, ...words, expressCompany: '', expressNumber: '' };
      await settleInvoice(services, tx, invoice.uuid, decision);
    };
  };
