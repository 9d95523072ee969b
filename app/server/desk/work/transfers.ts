import { yuanOf } from '@tuanbao/library/domain/money/fen';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type { TransferKind } from '../../../contract/desk/work/transfers.schema.ts';
import {
  confirmTransfer,
  rejectTransfer,
  transfersToMatch,
  transferToMatch,
} from '../../../contract/desk/work/transfers.ts';
import { endorsementIdsOf } from '../../endorsements/repository.ts';
import { decideEndorsement } from '../../endorsements/review.ts';
import { transferVersionOf } from '../../endorsements/transferRepository.ts';
import { voucherKind } from '../../endorsements/transfers.ts';
import { orderFilesOf } from '../../files/repository.ts';
import { storedFileOf } from '../../files/storedFile.ts';
import type { DeskRoutes, OperatorContext } from '../../operators/deskRoutes.ts';
import { lockOrder } from '../../orders/repository.ts';
import { proofKind, settleTransfer } from '../../payments/transfers.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { BeforeDeciding } from '../../services/beforeDeciding.ts';
import { orRefuse } from '../../services/moves.ts';
import type { Services } from '../../services/services.ts';
import { type ReportedTransfer, reportedTransfer, transferPage } from './transferRepository.ts';
import { workRefused } from './workRefused.ts';

/** The agent's report about the payer. Some of its fields have different names for the transfer of an endorsement. */
interface Reported {
  readonly payerName?: string;
  readonly payerBank?: string;
  readonly payerBankName?: string;
  readonly payerAccount?: string;
  readonly payerBankAccount?: string;
  readonly paidOn?: string;
  readonly payDate?: string;
}

const reportIn = ({ keyring }: Pick<Services, 'keyring'>, { content_sealed: sealed }: ReportedTransfer): Reported =>
  JSON.parse(keyring.open('transfer', sealed)) as Reported;

function summaryOf(services: Services, row: ReportedTransfer) {
  const { payerName = '', paidOn, payDate = '' } = reportIn(services, row);
  return {
    kind: row.kind,
    id: row.id,
    reference: row.reference,
    orderSn: row.order_sn,
    groupName: row.group_name,
    productName: row.product_name,
    agentName: row.agent_name,
    amount: yuanOf(row.amount_fen),
    payerName,
    paidOn: paidOn ?? payDate,
    claimedAt: row.claimed_at.toISOString(),
  };
}

const vouchersKind = ({ kind, id }: Pick<ReportedTransfer, 'kind' | 'id'>): string =>
  kind === 'order' ? proofKind : voucherKind(id);

async function shownTransfer(
  services: Services,
  { tx }: OperatorContext,
  request: RequestOf<typeof transferToMatch>,
): Promise<ResponseOf<typeof transferToMatch>> {
  const row = await reportedTransfer(tx, request);
  if (!row) throw notFound();
  const files = await orderFilesOf(tx, row.order_id);
  const { payerBank, payerBankName = '', payerAccount, payerBankAccount = '' } = reportIn(services, row);
  const vouchers = files.filter(({ kind }) => kind === vouchersKind(row));
  return {
    ...summaryOf(services, row),
    version: row.version,
    payerBank: payerBank ?? payerBankName,
    payerAccount: payerAccount ?? payerBankAccount,
    vouchers: await Promise.all(vouchers.map((file) => storedFileOf(services, file, ''))),
  };
}

const transferSettled = () => workRefused('transferSettled');

interface Verdict {
  readonly kind: TransferKind;
  readonly id: string;
  /** Number of the report that the operator saw. */
  readonly version: number;
}

/**
 * Refuses a decision if the agent has reported another transfer since the operator saw this one.
 * @throws Refusal 900404 when the endorsement doesn't exist, 006004 when the agent has reported another transfer
 */
const refuseChanged =
  ({ id, version }: Verdict): BeforeDeciding =>
  async (tx) => {
    const found = await endorsementIdsOf(tx, id);
    if (!found) throw notFound();
    await lockOrder(tx, found.order_id);
    if ((await transferVersionOf(tx, found.id)) !== version) throw transferSettled();
  };

/**
 * Records whether the money of a reported transfer was found.
 * @throws Refusal 900404 when the endorsement doesn't exist; 006004 when the transfer no longer waits, or the agent has
 * reported another transfer since the operator saw this one
 */
async function settle(
  services: Services,
  verdict: Verdict,
  outcome: 'found' | 'notFound',
  words: string,
): Promise<void> {
  const { kind, id, version } = verdict;
  if (kind === 'order') {
    if (!(await settleTransfer(services, id, outcome, { words, version, by: 'operator' }))) throw transferSettled();
    return;
  }
  const reason = outcome === 'found' ? 'transferFound' : 'transferNotFound';
  const decision = { reason, note: words, by: 'operator' } as const;
  await orRefuse(decideEndorsement(services, id, decision, refuseChanged(verdict)), transferSettled);
}

/** Registers the calls of the desk about bank transfers that agents reported. */
export function transferRoutes({ question, actionInSteps }: DeskRoutes, services: Services): void {
  question(transfersToMatch, async ({ page = 1 }, { tx }) => {
    const { total, rows } = await transferPage(tx, page);
    return { total, list: rows.map((row) => summaryOf(services, row)) };
  });
  question(transferToMatch, (request, context) => shownTransfer(services, context, request));
  actionInSteps(
    confirmTransfer,
    ({ kind, id }) => `${kind} ${id}`,
    async (request) => {
      await settle(services, request, 'found', '');
      return {};
    },
  );
  actionInSteps(
    rejectTransfer,
    ({ kind, id }) => `${kind} ${id}`,
    async (request) => {
      await settle(services, request, 'notFound', request.words);
      return {};
    },
  );
}
