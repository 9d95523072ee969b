import { endorsementMachine, isPaymentDue } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { invoiceMachine, isRedLetter } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { type StateMachine, targetOf } from '@tuanbao/library/domain/machine/stateMachine';
import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type { DecisionField } from '../../../contract/desk/work/decisions.schema.ts';
import type { decideInsurerWork, insurerSubject } from '../../../contract/desk/work/decisions.ts';
import { decideSubject, isNumberTaken } from '../../decisions/decide.ts';
import type { InsurerReason } from '../../endorsements/review.ts';
import type { InsurerInvoiceReason } from '../../invoices/decide.ts';
import type { OperatorContext } from '../../operators/deskRoutes.ts';
import type { InsurerOrderReason } from '../../policies/decideOrder.ts';
import type { SurrenderReasonOfInsurer } from '../../policies/decideSurrender.ts';
import { orRefuse } from '../../services/moves.ts';
import type { Services } from '../../services/services.ts';
import {
  type DecidedSubject,
  type EndorsementSubject,
  type InvoiceSubject,
  lastWordsOf,
  type OrderSubject,
  versionOf,
} from './subjectRepository.ts';
import { headOf, knownSubject, refuseChanged, type SubjectKey } from './subjects.ts';
import { workRefused } from './workRefused.ts';

type Needs<Reason extends string> = Readonly<Partial<Record<Reason, readonly DecisionField[]>>>;

/**
 * The decisions about orders that an operator can record here, each with the fields that it requires. Decisions about
 * materials have a separate page.
 */
const orderNeeds: Needs<InsurerOrderReason> = {
  manualReviewNeeded: [],
  issued: ['policySn'],
  issuedMaterialsDue: ['policySn'],
  declined: ['words'],
  refundArrived: [],
};

/**
 * The decisions about endorsements that an operator can record here, each with the fields that it requires. Decisions
 * about transfers have a separate page.
 */
const endorsementNeeds: Needs<InsurerReason> = {
  firstReviewPassed: [],
  reviewPassed: ['certificateSn'],
  questionToConfirm: ['words'],
  inquiry: ['words'],
  callBack: ['words'],
  rejected: ['words'],
};

const surrenderNeeds: Needs<SurrenderReasonOfInsurer> = { accepted: [], rejected: ['words'] };

const invoiceNeeds: Needs<InsurerInvoiceReason> = {
  issued: ['invoiceNo'],
  materialDemanded: ['words'],
  materialRejected: ['words'],
  failed: ['words'],
  mailed: [],
};

interface PossibleDecision {
  readonly decision: string;
  readonly needs: readonly DecisionField[];
}

/** Returns the decisions in `needs` that the state machine allows in a state. */
function possible<State extends string, Reason extends string, OfInsurer extends Reason, Circumstances extends object>(
  machine: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>,
  state: State,
  needs: Needs<OfInsurer>,
  circumstances: Partial<Circumstances>,
): readonly PossibleDecision[] {
  return (Object.keys(needs) as OfInsurer[]).flatMap((decision) =>
    targetOf(machine, state, decision, circumstances) === null ? [] : [{ decision, needs: needs[decision] ?? [] }],
  );
}

function ofEndorsement({ state, review, amount_fen: netFen, paid_fen: paidFen }: EndorsementSubject) {
  const circumstances = { review, isPaymentDue: isPaymentDue(netFen, paidFen) };
  return possible(endorsementMachine, state, endorsementNeeds, circumstances);
}

/**
 * Returns the possible decisions about an invoice. For a special invoice, the decision `mailed` requires the parcel's
 * courier and number, because the insurer sends a printed invoice and the agent can track the parcel.
 */
function ofInvoice({ state, invoice_type: type, amount_fen: amountFen }: InvoiceSubject) {
  const mailed: readonly DecisionField[] = type === 'special' ? ['expressCompany', 'expressNumber'] : [];
  const circumstances = { isRedLetter: isRedLetter({ amountFen }) };
  return possible(invoiceMachine, state, { ...invoiceNeeds, mailed }, circumstances);
}

/**
 * True while the insurer is issuing the policy of an order. The insurer's system sends the result, so operators record
 * no decision.
 */
const isBeingIssued = ({ state }: OrderSubject): boolean => state === 'underwriting';

/** Returns the decisions that an operator can record in the state of a subject, each with its required fields. */
export function decisionsOf(subject: DecidedSubject): readonly PossibleDecision[] {
  if (subject.kind === 'endorsement') return ofEndorsement(subject);
  if (subject.kind === 'surrender') return possible(surrenderMachine, subject.state, surrenderNeeds, {});
  if (subject.kind === 'invoice') return ofInvoice(subject);
  return isBeingIssued(subject) ? [] : possible(orderMachine, subject.state, orderNeeds, {});
}

/**
 * Returns a subject with the decisions that an operator can record. @throws Refusal 900404 when the subject doesn't
 * exist
 */
export async function shownSubject(
  { tx }: OperatorContext,
  key: SubjectKey,
): Promise<ResponseOf<typeof insurerSubject>> {
  const subject = await knownSubject(tx, key);
  return {
    ...headOf(subject, await versionOf(tx, subject)),
    kind: subject.kind,
    amount: yuanOf(subject.amount_fen),
    effectiveDate: subject.effective_date ?? '',
    invoiceType: subject.kind === 'invoice' ? subject.invoice_type : '',
    lastWords: await lastWordsOf(tx, subject),
    decisions: decisionsOf(subject).map(({ decision, needs }) => ({ decision, needs: [...needs] })),
  };
}

const settled = () => workRefused('decisionSettled');

/**
 * Applies a decision that the insurer gave outside the system. The state transitions are the same as for the insurer's
 * own notices.
 * @throws Refusal 900404 when the subject doesn't exist; 006004 when the decision is no longer possible, lacks a
 * required field, or contains a number that another subject already has
 */
export async function applyDecision(services: Services, given: RequestOf<typeof decideInsurerWork>): Promise<void> {
  const { kind, id, decision, words, policySn, certificateSn, invoiceNo, expressCompany, expressNumber } = given;
  const subject = await services.database.transaction().execute((tx) => knownSubject(tx, given));
  const known = decisionsOf(subject).find((each) => each.decision === decision);
  if (!known) throw settled();
  if (known.needs.some((field) => given[field].trim() === '')) throw workRefused('decisionIncomplete');
  const arrived = {
    subject: kind,
    number: id,
    reason: decision,
    note: words.trim(),
    policySn: policySn.trim(),
    certificateSn: certificateSn.trim(),
    invoiceNo: invoiceNo.trim(),
    expressCompany: expressCompany.trim(),
    expressNumber: expressNumber.trim(),
    materials: undefined,
  };
  try {
    const context = { before: refuseChanged(given, settled), by: 'operator' } as const;
    const state = await orRefuse(decideSubject(services, arrived, context), settled);
    if (state === null) throw workRefused('decisionIncomplete');
  } catch (error) {
    throw isNumberTaken(error) ? workRefused('numberTaken') : error;
  }
}
