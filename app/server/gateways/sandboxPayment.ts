import { createPublicKey, type KeyObject, randomUUID } from 'node:crypto';

import { yuanOf } from '@tuanbao/library/domain/money/fen';

import type { Database } from '../database/database.ts';
import type { PaymentGateway, PaymentNotice } from './gateways.ts';
import { isSignedBy, signNotice } from './noticeSignature.ts';

/** How a payment ends at the sandbox cashier. */
export type PaymentOutcome = 'paid' | 'failed' | 'closed';

const tradeStatuses: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'TRADE_SUCCESS',
  failed: 'TRADE_FAILED',
  closed: 'TRADE_CLOSED',
};

/** The sandbox's payment gateway: it also writes the notifications that the cashier sends. */
export interface SandboxPayment extends PaymentGateway {
  noticeOf(payment: { paymentId: string; amountFen: number; outcome: PaymentOutcome; now: Date }): PaymentNotice;
}

/** A payment gateway of our own, with a cashier on an origin of its own and signed notifications. */
export function sandboxPayment(database: Database, privateKey: KeyObject, cashierOrigin: () => string): SandboxPayment {
  const publicKey = createPublicKey(privateKey);
  return {
    transferAccount: { name: '团保沙箱（测试账户，请勿转账）', bank: '沙箱银行测试支行', number: '0000000000000000' },
    cashierUrl: ({ paymentId }) => Promise.resolve(`${cashierOrigin()}/cashier/${paymentId}`),
    verifies: (notice) => isSignedBy(notice, publicKey),
    async refund({ refundId, amountFen }) {
      await database
        .insertInto('sandbox_refunds')
        .values({ refund_id: refundId, amount_fen: amountFen })
        .onConflict((conflict) => conflict.column('refund_id').doNothing())
        .execute();
    },
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
