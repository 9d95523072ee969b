import { resultCodes } from '../../contract/envelope.ts';
import type { OrderTransfer } from '../../contract/payments.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { orderFilesOf, replaceOrderFiles } from '../files/repository.ts';
import { claimedFiles } from '../files/service.ts';
import { storedFileOf } from '../files/storedFile.ts';
import { orderMoves } from '../orders/orderMoves.ts';
import { lockOrder, orderHeadOf, orderIdOf } from '../orders/repository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { move } from '../services/moves.ts';
import { raise } from '../services/raise.ts';
import { refused, refusedForGood } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import {
  addTransferPayment,
  closePaymentsOf,
  orderTransferOf,
  settleOrderTransfer,
  writeOrderTransfer,
} from './transferRepository.ts';

/** The agent's report that an order was paid by bank transfer. */
export interface TransferClaim {
  readonly orderSn: string;
  readonly payerName: string;
  readonly payerBankName?: string | undefined;
  readonly payerAccount: string;
  readonly payDate: string;
  readonly fileUrlList: readonly string[];
}

type Said = Pick<OrderTransfer, 'payerName' | 'payerBank' | 'payerAccount' | 'paidOn'>;

const nothingSaid: Said = { payerName: '', payerBank: '', payerAccount: '', paidOn: '' };

/** File kind under which the vouchers of the transfer of an order are stored. */
export const proofKind = 'transferProof';

async function transferOf(
  services: Services,
  tx: DatabaseTransaction,
  { partnerHost }: AgentIdentity,
  order: { readonly id: number; readonly sn: string; readonly total_fen: number },
): Promise<OrderTransfer> {
  const row = await orderTransferOf(tx, order.id);
  const files = await orderFilesOf(tx, order.id);
  return {
    orderSn: order.sn,
    account: services.gateways.payment.transferAccount,
    amountFen: order.total_fen,
    reference: order.sn,
    state: row ? (row.outcome ?? 'waiting') : 'none',
    words: row?.note ?? '',
    ...nothingSaid,
    ...(row ? (JSON.parse(services.keyring.open('transfer', row.content_sealed)) as Partial<Said>) : {}),
    proofs: await Promise.all(
      files.filter(({ kind }) => kind === proofKind).map((file) => storedFileOf(services, file, partnerHost)),
    ),
  };
}

/**
 * The bank transfer of an order: the account, the amount, and the agent's report. If the agent has reported no
 * transfer, the state is `none` and the fields of the report are empty.
 * @throws Refusal 900404 when the agent has no such order
 */
export const orderTransfer = (services: Services, agent: AgentIdentity, orderSn: string): Promise<OrderTransfer> =>
  asAgent(services.database, agent.id, async (tx) => {
    const head = await orderHeadOf(tx, agent.id, orderSn);
    if (!head) throw notFound();
    return transferOf(services, tx, agent, head);
  });

/** Refusal of a bank transfer whose stated day is in the future. */
export const transferDayProblem = (): Refusal =>
  new Refusal(resultCodes.refused, (locale) =>
    locale === 'en-US' ? 'The transfer date can’t be later than today' : '转账日期不能晚于今日',
  );

/**
 * Records the agent's report that an order was paid by bank transfer. The order then waits until an operator finds the
 * money. The report replaces an earlier report.
 * @throws Refusal 900404 when the agent has no such order; 006004 when the order can't be paid, its cover would start
 * today or earlier, the day of the transfer is in the future, or a file isn't accepted
 */
export async function claimTransfer(
  services: Services,
  agent: AgentIdentity,
  { orderSn, fileUrlList, payerName, payerBankName: payerBank = '', payerAccount, payDate }: TransferClaim,
): Promise<OrderTransfer> {
  const { database, clock, keyring } = services;
  const find = (tx: DatabaseTransaction) => orderHeadOf(tx, agent.id, orderSn);
  if (!(await asAgent(database, agent.id, find))) throw notFound();
  if (payDate > clock.today()) throw transferDayProblem();
  const files = await claimedFiles(services, agent.id, [...new Set(fileUrlList)]);
  return asAgent(database, agent.id, async (tx) => {
    const head = await find(tx);
    if (!head) throw notFound();
    const order = await lockOrder(tx, head.id);
    const at = clock.now();
    if (order.status === 'awaitingPayment') {
      if (order.start_date <= clock.today()) throw refusedForGood('startDatePassed');
      await move(tx, orderMoves, order.id, { reason: 'transferClaimed', by: 'agent', at });
    } else if (order.status !== 'transferPending') throw refused('notPayable');
    const said: Said = { payerName, payerBank, payerAccount, paidOn: payDate };
    await writeOrderTransfer(tx, order.id, keyring.seal('transfer', JSON.stringify(said)), at);
    await replaceOrderFiles(
      tx,
      order.id,
      proofKind,
      files.map(({ id }) => id),
      at,
    );
    return transferOf(services, tx, agent, head);
  });
}

/** Optional facts about the check of a reported bank transfer. */
interface TransferVerdict {
  /** Note to the agent, when the money wasn't found. @default '' */
  readonly words?: string;
  /**
   * Number of the report that was checked. If the agent has sent a newer report, nothing is recorded. @default number
   * of the latest report
   */
  readonly version?: number;
  /** Author of the check in the history of the order. @default 'insurer' */
  readonly by?: 'insurer' | 'operator';
}

/**
 * Records whether the money of a reported bank transfer was found. If the money was found, it pays the order, and the
 * insurer can issue the policy. Otherwise the order awaits payment again. Returns false when no transfer of the order
 * waits to be checked, or the agent has sent a newer report than `version`. Recording the same result again changes
 * nothing.
 */
export async function settleTransfer(
  services: Services,
  orderSn: string,
  outcome: 'found' | 'notFound',
  { words = '', version, by = 'insurer' }: TransferVerdict = {},
): Promise<boolean> {
  const { database, clock, wakeWorker } = services;
  const isSettled = await database.transaction().execute(async (tx) => {
    const orderId = await orderIdOf(tx, orderSn);
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    if (order?.status !== 'transferPending') return false;
    if (version !== undefined && (await orderTransferOf(tx, order.id))?.version !== version) return false;
    const at = clock.now();
    await settleOrderTransfer(tx, order.id, { outcome, note: words, at });
    if (outcome === 'notFound') {
      await move(tx, orderMoves, order.id, { reason: 'transferNotFound', by, at, note: words });
      return true;
    }
    await closePaymentsOf(tx, order.id);
    await addTransferPayment(tx, { orderId: order.id, amountFen: order.total_fen, now: at });
    await move(tx, orderMoves, order.id, { reason: 'transferFound', by, at });
    await raise(services, tx, 'orderPaid', { orderId: order.id });
    return true;
  });
  if (isSettled) wakeWorker();
  return isSettled;
}
