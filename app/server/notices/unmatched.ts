import type { TradeNotice } from '../gateways/gateways.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import type { NoticeProblem } from '../tables/noticeTables.ts';
import { addUnmatched, type NoticeRow } from './repository.ts';

/** Content of a notice of the payment company: the parsed notice, and the form fields that arrived. */
export interface PaymentBody {
  readonly notice: TradeNotice;
  readonly form: Readonly<Record<string, string>>;
}

const purpose = 'notice';

/** Content of a stored notice: a `PaymentBody`, or the decision of the insurer. */
export const bodyOf = ({ keyring }: Pick<Services, 'keyring'>, row: Pick<NoticeRow, 'body_sealed'>): unknown =>
  JSON.parse(keyring.open(purpose, row.body_sealed));

type Needs = Pick<Services, 'keyring' | 'clock'>;

/**
 * Stores a notice of the payment company that names an unknown payment, or an amount that differs from the payment's
 * amount. The caller must have verified the notice's signature.
 */
export const noteUnmatchedPayment = (
  { keyring, clock }: Needs,
  tx: DatabaseTransaction,
  body: PaymentBody,
  problem: NoticeProblem,
): Promise<void> =>
  addUnmatched(tx, {
    source: 'payment',
    notice_index: keyring.index(purpose, `payment ${body.notice.notifyId}`),
    subject: 'payment',
    problem,
    amount_fen: body.notice.amountFen,
    body_sealed: keyring.seal(purpose, JSON.stringify(body)),
    received_at: clock.now(),
    decided_at: null,
  });

/**
 * Stores a decision of the insurer about an unknown subject. The caller must have verified the decision's signature.
 */
export async function noteUnmatchedDecision(
  { keyring, clock, database }: Pick<Services, 'keyring' | 'clock' | 'database'>,
  decision: { readonly subject: string },
): Promise<void> {
  const body = JSON.stringify(decision);
  await database.transaction().execute((tx) =>
    addUnmatched(tx, {
      source: 'insurer',
      notice_index: keyring.index(purpose, `insurer ${body}`),
      subject: decision.subject,
      problem: 'unknownNumber',
      amount_fen: null,
      body_sealed: keyring.seal(purpose, body),
      received_at: clock.now(),
      decided_at: null,
    }),
  );
}
