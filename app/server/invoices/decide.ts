import { randomInt } from 'node:crypto';

import type { InvoiceReason, InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { amountProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';

import type { InvoiceKey } from '../../contract/invoices.ts';
import { expressPayerWords } from '../../contract/wireTables/invoices.ts';
import { lockOrder } from '../orders/repository.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { BeforeDeciding } from '../services/beforeDeciding.ts';
import { move } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { invoicedPolicyOf, limitsOf } from './invoicedPolicy.ts';
import { invoiceMoves, openedInvoice } from './invoiceMoves.ts';
import { noteInvoiceMail } from './mail.ts';
import { refusedInWords, refuseInvoiceProblems } from './refusals.ts';
import { invoiceByUuid, placeOfInvoice } from './repository.ts';

/** Reasons of the invoices' state transitions that the insurer causes. */
export const insurerInvoiceReasons = ['materialDemanded', 'materialRejected', 'issued', 'mailed', 'failed'] as const;

export type InsurerInvoiceReason = (typeof insurerInvoiceReasons)[number] & InvoiceReason;

/**
 * A decision of the insurer on an invoice. It has a text for the agent and, if the invoice is on paper, the courier and
 * the number of the parcel.
 */
export interface InvoiceDecision {
  readonly reason: InsurerInvoiceReason;
  readonly note: string;
  readonly expressCompany: string;
  readonly expressNumber: string;
  /** Number of the issued invoice. If it is absent, the server creates a number. */
  readonly invoiceNo?: string;
  /**
   * Author of the decision in the history. `operator`: an operator recorded the insurer's decision. @default 'insurer'
   */
  readonly by?: 'insurer' | 'operator';
}

/**
 * Creates an invoice number of 20 digits. It begins with two zeros, so that it never equals a real invoice number: no
 * tax office assigns such numbers.
 */
const newInvoiceNo = (today: string): string =>
  `00${today.slice(2, 4)}${Array.from({ length: 16 }, () => randomInt(10)).join('')}`;

async function lockedInvoice(services: Services, tx: DatabaseTransaction, uuid: string) {
  const found = await placeOfInvoice(tx, uuid);
  if (!found) throw notFound();
  await lockOrder(tx, found.order_id);
  const endorsementUuid = found.endorsement_uuid ?? '';
  const orderType = endorsementUuid === '' ? 'order' : 'endorsement';
  const key: InvoiceKey = { policyUuid: found.sn, orderType, endorsementUuid };
  const row = await invoiceByUuid(tx, uuid);
  return { row, key, policy: await invoicedPolicyOf(tx, services.keyring, key) };
}

/**
 * Checks that a decision is complete.
 * @throws Refusal 006004 when a failure has no reason, or a sent paper invoice has no courier or parcel number
 */
function refuseIncomplete(decision: InvoiceDecision, isPaper: boolean): void {
  if (decision.reason === 'failed' && decision.note === '') throw refusedInWords('请填写失败原因', 'Enter a reason');
  const isParcelKnown = decision.expressCompany !== '' && decision.expressNumber !== '';
  if (decision.reason === 'mailed' && isPaper && !isParcelKnown) {
    throw refusedInWords('请填写快递公司和单号', 'Enter the courier and the tracking number');
  }
}

/**
 * Applies the insurer's decision on an invoice in the caller's transaction, and locks the order. An invoice above the
 * balance (the premium that isn't invoiced yet) isn't issued, but a red-letter invoice can always be issued. If the
 * decision `mailed` is about an issued electronic invoice, a mail to the receiver is queued. The invoice's state
 * becomes `mailed` only after the mail was sent.
 * @throws Refusal 900404 when the invoice doesn't exist, 006004 when the decision is incomplete or the invoice is above
 * the balance; TransitionError when the decision isn't possible in the invoice's state
 */
export async function settleInvoice(
  services: Services,
  tx: DatabaseTransaction,
  uuid: string,
  decision: InvoiceDecision,
): Promise<InvoiceStatus> {
  const { keyring, clock } = services;
  const { row, key, policy } = await lockedInvoice(services, tx, uuid);
  const invoice = openedInvoice(keyring, row);
  const { reason, note, invoiceNo, by = 'insurer' } = decision;
  refuseIncomplete(decision, row.type === 'special');
  if (reason === 'issued' && row.reverses_id === null) {
    refuseInvoiceProblems(amountProblems(row.amount_fen, (await limitsOf(tx, policy)).balanceFen));
  }
  if (reason === 'mailed' && row.type === 'ordinary' && row.status === 'issued') {
    const to = invoice.receiver.email;
    await noteInvoiceMail(services, tx, row.agent_id, { to, content: 'electronicInvoice', key, id: row.uuid });
    return row.status;
  }
  const payer = expressPayerWords.codeOf('insurer');
  const express = { company: decision.expressCompany, number: decision.expressNumber, payer };
  const changed = {
    invoice: reason === 'mailed' ? { ...invoice, express } : invoice,
    ...(reason === 'issued' && { invoiceNo: invoiceNo ?? newInvoiceNo(clock.today()) }),
  };
  return move(tx, invoiceMoves(keyring), row.id, { reason, by, at: clock.now(), note }, changed);
}

/**
 * Applies the insurer's decision on an invoice in a new transaction.
 * @throws Refusal 900404 when the invoice doesn't exist, 006004 when the decision is incomplete or the invoice is above
 * the balance; TransitionError when the decision isn't possible in the invoice's state
 */
export async function decideInvoice(
  services: Services,
  uuid: string,
  decision: InvoiceDecision,
  before: BeforeDeciding = async () => {},
): Promise<InvoiceStatus> {
  const { database, wakeWorker } = services;
  if (!isUuid(uuid)) throw notFound();
  const status = await database.transaction().execute(async (tx) => {
    await before(tx);
    return settleInvoice(services, tx, uuid, decision);
  });
  wakeWorker();
  return status;
}
