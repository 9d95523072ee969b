import { createPublicKey, type KeyObject, randomUUID } from 'node:crypto';

import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';

import type { Database } from '../tables/database.ts';
import type { PaymentGateway, PaymentNotice, TradeNotice } from './gateways.ts';
import { isSignedBy, signNotice } from './noticeSignature.ts';
import { addSandboxRefund } from './sandboxRepository.ts';

/** The outcome of a payment at the sandbox's cashier. */
export type PaymentOutcome = 'paid' | 'failed' | 'closed';

const tradeStatuses: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'TRADE_SUCCESS',
  failed: 'TRADE_FAILED',
  closed: 'TRADE_CLOSED',
};

const outcomes = new Map(Object.entries(tradeStatuses).map(([outcome, word]) => [word, outcome as PaymentOutcome]));

/** The sandbox's payment gateway. It also creates the notifications that the sandbox's cashier sends. */
export interface SandboxPayment extends PaymentGateway {
  noticeOf(payment: { paymentId: string; amountFen: number; outcome: PaymentOutcome; now: Date }): PaymentNotice;
}

/** Greatest age of a notification in milliseconds. If a notification is older, it may be a copy and is refused. */
const noticeLifeMs = 300_000;

const moneyPattern = /^\d{1,13}\.\d{2}$/;

const fieldNames = ['notifyId', 'paymentId', 'tradeStatus', 'totalAmount', 'notifyTime', 'sign'] as const;

/** True when a form has all fields of a notification and no other fields. */
const isNotice = (form: object): form is PaymentNotice =>
  fieldNames.every((name) => Object.hasOwn(form, name)) && Object.keys(form).length === fieldNames.length;

function readNotice(form: Readonly<Record<string, string>>, publicKey: KeyObject, now: Date): TradeNotice | null {
  if (!isNotice(form) || !isSignedBy(form, publicKey)) return null;
  const { notifyId, paymentId, tradeStatus, totalAmount, notifyTime } = form;
  // `isLate` is also true if `notifyTime` isn't a valid time.
  const isLate = !(Math.abs(now.getTime() - Date.parse(notifyTime)) <= noticeLifeMs);
  const state = outcomes.get(tradeStatus);
  if (isLate || !moneyPattern.test(totalAmount) || state === undefined) return null;
  return { notifyId, paymentId, state, amountFen: fenOf(totalAmount) };
}

/** Simulated payment gateway. Its cashier has a separate origin, and its notifications are signed. */
export function sandboxPayment(database: Database, privateKey: KeyObject, cashierOrigin: () => string): SandboxPayment {
  const publicKey = createPublicKey(privateKey);
  return {
    transferAccount: { name: '团保沙箱（测试账户，请勿转账）', bank: '沙箱银行测试支行', number: '0000000000000000' },
    noticePath: null,
    cashierUrl: ({ paymentId }) => Promise.resolve(`${cashierOrigin()}/cashier/${paymentId}`),
    read: (form, now) => readNotice(form, publicKey, now),
    // The gateway doesn't store the states of payments, because its cashier reports every outcome immediately.
    tradeOf: () => Promise.resolve({ state: 'waiting' }),
    close: () => Promise.resolve({ state: 'closed' }),
    refund: ({ refundId, amountFen }) => addSandboxRefund(database, refundId, amountFen),
    noticeOf: ({ paymentId, amountFen, outcome, now }) =>
      signNotice(
        {
          notifyId: randomUUID(),
          paymentId,
          tradeStatus: tradeStatuses[outcome],
          totalAmount: yuanOf(amountFen),
          notifyTime: now.toISOString(),
        },
        privateKey,
      ),
  };
}
