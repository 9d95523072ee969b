import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { decideEndorsement, insurerReasons } from '../endorsements/review.ts';
import { decideInvoice, insurerInvoiceReasons } from '../invoices/decide.ts';
import { rejectedMaterialsIn } from '../materials/rejections.ts';
import { orderIdOf } from '../orders/repository.ts';
import { refundKinds } from '../payments/refundRepository.ts';
import { noteTransferBack } from '../payments/transferBack.ts';
import { settleTransfer } from '../payments/transfers.ts';
import { decideOrder, insurerOrderReasons } from '../policies/decideOrder.ts';
import { decideSurrender, insurerSurrenderReasons } from '../policies/decideSurrender.ts';
import type { BeforeDeciding } from '../services/beforeDeciding.ts';
import type { Services } from '../services/services.ts';
import { isRefund } from './subjectRepository.ts';

/**
 * A decision of the insurer as it was received, with its texts trimmed and shortened. Fields that the subject doesn't
 * need are empty.
 */
export interface ArrivedDecision {
  readonly subject: string;
  readonly number: string;
  readonly reason: string;
  readonly note: string;
  readonly policySn: string;
  readonly certificateSn: string;
  readonly invoiceNo: string;
  readonly expressCompany: string;
  readonly expressNumber: string;
  /** The materials that the insurer rejects, as the decision lists them. Their types aren't checked yet. */
  readonly materials: unknown;
}

/** Circumstances of a decision: a function to call before the decision is applied, and the author of the decision. */
export interface DecisionContext {
  /**
   * Called in the transaction of the decision, before the decision is applied. It isn't called for transfers and
   * refunds.
   */
  readonly before?: BeforeDeciding;
  /** Author of the decision in the histories. `operator`: an operator recorded the decision. @default 'insurer' */
  readonly by?: 'insurer' | 'operator';
}

const among = <Word extends string>(words: readonly Word[], word: string): Word | undefined =>
  words.find((known) => known === word);

/** Applies the decisions about one kind of subject. The result is the result of `decideSubject`. */
type Decide = (services: Services, decision: ArrivedDecision, context: DecisionContext) => Promise<string | null>;

const decideArrivedOrder: Decide = async (services, decision, { before, by = 'insurer' }) => {
  const { number, note, policySn } = decision;
  const reason = among(insurerOrderReasons, decision.reason);
  const isIssued = reason === 'issued' || reason === 'issuedMaterialsDue';
  const materials = rejectedMaterialsIn(decision.materials);
  if (reason === undefined || materials === null || (isIssued && policySn === '')) return null;
  return decideOrder(services, number, { reason, note, policySn, materials, by }, before);
};

const decideTransfer: Decide = async (services, { number, reason }, { by = 'insurer' }) => {
  const outcome = among(['found', 'notFound'], reason);
  if (outcome === undefined) return null;
  return (await settleTransfer(services, number, outcome, { by })) ? outcome : 'notWaiting';
};

const decideArrivedEndorsement: Decide = async (services, decision, { before, by = 'insurer' }) => {
  const { number, note, certificateSn } = decision;
  const reason = among(insurerReasons, decision.reason);
  if (reason === undefined || (reason === 'reviewPassed' && certificateSn === '')) return null;
  return decideEndorsement(services, number, { reason, note, certificateSn, by }, before);
};

const decideArrivedInvoice: Decide = async (services, decision, { before, by = 'insurer' }) => {
  const { number, note, expressCompany, expressNumber, invoiceNo } = decision;
  const reason = among(insurerInvoiceReasons, decision.reason);
  if (reason === undefined || (reason === 'issued' && invoiceNo === '')) return null;
  return decideInvoice(services, number, { reason, note, expressCompany, expressNumber, invoiceNo, by }, before);
};

const decideRefund: Decide = async (services, { number, reason }) => {
  const [kind = '', id = ''] = number.split(':', 2);
  const known = among(refundKinds, kind);
  if (reason !== 'sent' || known === undefined) return null;
  return (await noteTransferBack(services, known, id)) ? 'sent' : 'notDue';
};

const decideArrivedSurrender: Decide = async (services, { number, reason: word, note }, { before, by = 'insurer' }) => {
  const reason = among(insurerSurrenderReasons, word);
  return reason === undefined ? null : decideSurrender(services, number, { reason, note, by }, before);
};

const bySubject: Readonly<Record<string, Decide>> = {
  order: decideArrivedOrder,
  transfer: decideTransfer,
  endorsement: decideArrivedEndorsement,
  surrender: decideArrivedSurrender,
  invoice: decideArrivedInvoice,
  refund: decideRefund,
};

/**
 * Applies a decision of the insurer. Returns the new state of the subject, or `notWaiting` or `notDue` if a transfer or
 * refund didn't wait for the decision. Returns null if the decision doesn't exist for this kind of subject, or if data
 * that the decision requires are missing.
 *
 * @throws Refusal 900404 when the subject doesn't exist, TransitionError when the decision isn't possible in the
 * subject's state
 */
export async function decideSubject(
  services: Services,
  decision: ArrivedDecision,
  context: DecisionContext = {},
): Promise<string | null> {
  return ownValue(bySubject, decision.subject)?.(services, decision, context) ?? null;
}

/**
 * Checks the number in a decision about a transfer or a refund. True when the order or the refund with this number
 * exists.
 */
export const isKnownSubject = (
  { database }: Pick<Services, 'database'>,
  { subject, number }: Pick<ArrivedDecision, 'number' | 'subject'>,
): Promise<boolean> =>
  database.transaction().execute(async (tx) => {
    if (subject === 'refund') return isRefund(tx, number.split(':', 2)[1] ?? '');
    return (await orderIdOf(tx, number)) !== undefined;
  });

const uniqueViolation = '23505';

/** True when a decision failed because another subject already has the number that the decision contains. */
export const isNumberTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
