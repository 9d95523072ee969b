import { endorsementContents } from '../endorsements/sendForReview.ts';
import { invoiceContents } from '../invoices/sendForInvoice.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { policyContents } from '../policies/policyContents.ts';
import type { Services } from '../services/services.ts';
import { waitingStates } from './waiting.ts';

/** Everything that something is decided by which waits for the insurer's side; null where nothing waits under the number. */
export async function contentsOfWaiting(
  services: Services,
  { subject, number }: { readonly subject: string; readonly number: string },
): Promise<object | null> {
  const { database } = services;
  if (subject === 'order') {
    const order = await database
      .selectFrom('orders')
      .select(['id', 'sn', 'status'])
      .where('sn', '=', number)
      .where('status', 'in', waitingStates.order)
      .executeTakeFirst();
    return order ? { orderSn: order.sn, state: order.status, ...(await policyContents(services, order.id)) } : null;
  }
  if (!isUuid(number)) return null;
  if (subject === 'endorsement') {
    const endorsement = await database
      .selectFrom('endorsements')
      .select(['id', 'state'])
      .where('uuid', '=', number)
      .where('state', 'in', waitingStates.endorsement)
      .executeTakeFirst();
    return endorsement ? { state: endorsement.state, ...(await endorsementContents(services, endorsement.id)) } : null;
  }
  if (subject !== 'invoice') return null;
  const invoice = await database
    .selectFrom('invoices')
    .select(['id', 'status'])
    .where('uuid', '=', number)
    .where('status', 'in', waitingStates.invoice)
    .executeTakeFirst();
  return invoice ? { state: invoice.status, ...(await invoiceContents(services, invoice.id)) } : null;
}
