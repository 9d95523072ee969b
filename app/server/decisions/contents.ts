import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { endorsementContents } from '../endorsements/sendForReview.ts';
import { invoiceContents } from '../invoices/sendForInvoice.ts';
import { policyContents } from '../policies/policyContents.ts';
import { surrenderContents } from '../policies/sendSurrender.ts';
import type { Services } from '../services/services.ts';
import { waitingSubject, type WaitingRow } from './repository.ts';

type Contents = (services: Services, row: WaitingRow) => Promise<object>;

const contentsOf: Readonly<Record<string, Contents>> = {
  order: async (services, { id, number }) => ({ orderSn: number, ...(await policyContents(services, id)) }),
  endorsement: (services, { id }) => endorsementContents(services, id),
  surrender: (services, { id }) => surrenderContents(services, id),
  invoice: (services, { id }) => invoiceContents(services, id),
};

/**
 * Returns the data on which the insurer decides about a subject (an order or an endorsement, for example). Returns null
 * if no subject with this number waits for the insurer.
 */
export async function contentsOfWaiting(
  services: Services,
  { subject, number }: { readonly subject: string; readonly number: string },
): Promise<object | null> {
  const row = await waitingSubject(services.database, subject, number);
  const contents = ownValue(contentsOf, subject);
  return row && contents ? { state: row.state, ...(await contents(services, row)) } : null;
}
