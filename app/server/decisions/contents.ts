import { endorsementContents } from '../endorsements/sendForReview.ts';
import { invoiceContents } from '../invoices/sendForInvoice.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { policyContents } from '../policies/policyContents.ts';
import { surrenderContents } from '../policies/sendSurrender.ts';
import type { Services } from '../services/services.ts';
import { waitingEndorsement, waitingInvoice, waitingOrder, waitingSurrender } from './repository.ts';

/** Everything that something is decided by which waits for the insurer's side; null where nothing waits under the number. */
export async function contentsOfWaiting(
  services: Services,
  { subject, number }: { readonly subject: string; readonly number: string },
): Promise<object | null> {
  const { database } = services;
  if (subject === 'order') {
    const order = await waitingOrder(database, number);
    return order ? { orderSn: order.sn, state: order.status, ...(await policyContents(services, order.id)) } : null;
  }
  if (!isUuid(number)) return null;
  if (subject === 'endorsement') {
    const endorsement = await waitingEndorsement(database, number);
    return endorsement ? { state: endorsement.state, ...(await endorsementContents(services, endorsement.id)) } : null;
  }
  if (subject === 'surrender') {
    const surrender = await waitingSurrender(database, number);
    return surrender ? { state: surrender.state, ...(await surrenderContents(services, surrender.id)) } : null;
  }
  if (subject !== 'invoice') return null;
  const invoice = await waitingInvoice(database, number);
  return invoice ? { state: invoice.status, ...(await invoiceContents(services, invoice.id)) } : null;
}
