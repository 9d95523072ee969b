import { type ArrivedDecision, decideSubject, isNumberTaken } from '../../decisions/decide.ts';
import { numbersWith } from '../../decisions/subjectRepository.ts';
import { lockedNotice, type NoticeRow, setMatched } from '../../notices/repository.ts';
import { bodyOf, type PaymentBody } from '../../notices/unmatched.ts';
import { lockOrder } from '../../orders/repository.ts';
import { addArrivedPayment, noteNotice, paymentOf } from '../../payments/repository.ts';
import { followTrade } from '../../payments/takeMoney.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { orRefuse } from '../../services/moves.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { payableWith } from './noticeRepository.ts';
import { workRefused } from './workRefused.ts';

interface Match {
  readonly id: string;
  /** Number of the order or endorsement. */
  readonly reference: string;
}

/** Locks a waiting notice. @throws Refusal 900404 when the notice doesn't exist, 006004 when it was already handled */
async function waitingNotice(tx: DatabaseTransaction, id: string): Promise<NoticeRow> {
  const notice = isUuid(id) ? await lockedNotice(tx, id) : undefined;
  if (!notice) throw notFound();
  if (notice.state !== 'waiting') throw workRefused('noticeSettled');
  return notice;
}

/**
 * Handles a notice of the payment company as a notice about the payment of this order or endorsement. The id in the
 * notice is stored with the payment, because the payment company identifies the payment by this id, and a refund must
 * use the same id.
 * @throws Refusal 006004 when there is no such order or endorsement, the amount in the notice isn't the amount that is
 * due, or a payment with the id exists
 */
async function matchPayment(
  services: Services,
  tx: DatabaseTransaction,
  row: NoticeRow,
  reference: string,
): Promise<void> {
  const now = services.clock.now();
  const { notice } = bodyOf(services, row) as PaymentBody;
  const payable = await payableWith(tx, reference);
  if (!payable) throw workRefused('noticeUnknown');
  await lockOrder(tx, payable.order_id);
  const isOther = payable.due_fen !== notice.amountFen || (await paymentOf(tx, notice.paymentId)) !== undefined;
  if (isOther) throw workRefused('noticeAmount');
  await addArrivedPayment(tx, {
    id: notice.paymentId,
    orderId: payable.order_id,
    endorsementId: payable.endorsement_id,
    amountFen: notice.amountFen,
    now,
  });
  if (await noteNotice(tx, notice, now)) await followTrade(services, tx, notice);
  await setMatched(tx, row.id, reference, now);
}

/**
 * Returns the number with which a decision names its subject. `subject` is the kind of subject, such as an invoice;
 * `reference` is the number of the subject's order or endorsement. @throws Refusal 006004 when no subject or several
 * subjects match
 */
async function numberFor(tx: DatabaseTransaction, subject: string, reference: string): Promise<string> {
  const [number, ...others] = await numbersWith(tx, subject, reference);
  if (number === undefined) throw workRefused('noticeUnknown');
  if (others.length > 0) throw workRefused('noticeSeveral');
  return number;
}

const impossible = () => workRefused('noticeImpossible');

/**
 * Applies the decision in a notice of the insurer to the order or endorsement with the number `reference`, or to its
 * transfer, invoice, surrender or refund.
 * @throws Refusal 006004 when no subject or several subjects match, the decision isn't possible, or its number is taken
 */
async function matchDecision(services: Services, row: NoticeRow, reference: string): Promise<void> {
  const { database, clock } = services;
  const decision = bodyOf(services, row) as ArrivedDecision;
  const number = await database.transaction().execute((tx) => numberFor(tx, decision.subject, reference));
  const settle = async (tx: DatabaseTransaction) => {
    await waitingNotice(tx, row.id);
    await setMatched(tx, row.id, reference, clock.now());
  };
  try {
    const state = await orRefuse(decideSubject(services, { ...decision, number }, { before: settle }), impossible);
    if (state === null || state === 'notWaiting' || state === 'notDue') throw impossible();
  } catch (error) {
    throw isNumberTaken(error) ? workRefused('numberTaken') : error;
  }
  // `decideSubject` doesn't call `settle` for transfers and refunds, so the notice is marked here. If the server stops
  // before this line, the decision can be applied again without any effect.
  if (decision.subject === 'transfer' || decision.subject === 'refund') await database.transaction().execute(settle);
}

/**
 * Matches a notice to the order or endorsement with a number, and handles the notice as if the notice had contained
 * this number.
 * @throws Refusal 900404 when the notice doesn't exist; 006004 when it was already handled, or for the reasons of
 * `matchPayment` and `matchDecision`
 */
export async function matchToReference(services: Services, { id, reference: given }: Match): Promise<void> {
  const { database, wakeWorker } = services;
  const reference = given.trim();
  const row = await database.transaction().execute(async (tx) => {
    const notice = await waitingNotice(tx, id);
    if (notice.source === 'payment') await matchPayment(services, tx, notice, reference);
    return notice;
  });
  if (row.source === 'insurer') await matchDecision(services, row, reference);
  wakeWorker();
}
