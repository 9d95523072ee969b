import { invoicedExcess } from '@tuanbao/library/domain/invoice/invoiceBalance';
import { isIssued } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { redLetterOf, reversalsOf } from '@tuanbao/library/domain/invoice/redLetter';

import { lockOrder } from '../orders/repository.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import { start } from '../services/moves.ts';
import type { Reaction, Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { type InvoiceOfOrder, moneyOf, type MoneyOfOrder } from './invoicedPolicy.ts';
import { invoiceMoves, openedInvoice } from './invoiceMoves.ts';
import { invoiceById } from './repository.ts';

/**
 * Returns the issued invoices that aren't red-letter invoices, oldest first. `leftFen` is the amount of an invoice in
 * fen without the part that red-letter invoices reverse, including red-letter invoices that aren't issued yet.
 */
const standingIn = ({ invoices }: MoneyOfOrder) =>
  invoices
    .filter(({ reversesId, status }) => reversesId === null && isIssued(status))
    .map(({ id, amountFen }) => ({
      id,
      leftFen: invoices
        .filter(({ reversesId }) => reversesId === id)
        .reduce((left, reversal) => left + reversal.amountFen, amountFen),
    }));

async function noteRedLetter(
  tx: DatabaseTransaction,
  keyring: Keyring,
  orderId: number,
  reversal: { readonly id: InvoiceOfOrder['id']; readonly amountFen: number },
  why: { readonly at: Date; readonly note: string },
): Promise<void> {
  const reversed = await invoiceById(tx, reversal.id);
  const redLetter = {
    invoice: redLetterOf(openedInvoice(keyring, reversed), reversal.amountFen),
    agentId: reversed.agent_id,
    orderId,
    endorsementId: reversed.endorsement_id,
    reversesId: reversed.id,
    at: why.at,
  };
  await start(tx, invoiceMoves(keyring), redLetter, [{ reason: 'applied', by: 'system', ...why }]);
}

/**
 * Creates red-letter invoices if the invoiced amount is greater than the premium that remains after a refund. The
 * red-letter invoices reduce the invoiced amount to this premium. The insurer issues the red-letter invoices.
 */
async function reverseExcess(
  { keyring, clock }: Pick<Services, 'keyring' | 'clock'>,
  tx: DatabaseTransaction,
  orderId: number,
  note: string,
): Promise<void> {
  const { total_fen: premiumFen } = await lockOrder(tx, orderId);
  const money = await moneyOf(tx, { orderId, premiumFen });
  for (const reversal of reversalsOf(standingIn(money), invoicedExcess(money))) {
    await noteRedLetter(tx, keyring, orderId, reversal, { at: clock.now(), note });
  }
}

/** After an endorsement was confirmed, reverses the part of the invoiced amount that exceeds the new premium. */
export const reverseInvoicedExcess: Reaction<'endorsementInForce'> = (services, tx, { orderId, certificateSn }) =>
  reverseExcess(services, tx, orderId, `批单 ${certificateSn} 退保费`);

/** After a surrender, reverses the part of the invoiced amount that exceeds the remaining premium. */
export const reverseSurrenderedInvoices: Reaction<'policySurrendered'> = (services, tx, { orderId }) =>
  reverseExcess(services, tx, orderId, '保单退保退费');
