import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';

import { asIs, call, type Codec } from './call.ts';
import type { StoredFile } from './files.ts';
import type { PaymentWires, TransferWire } from './payments.schema.ts';

/**
 * Returns an address of the cashier page that the agent can send to the payer, for "let the customer pay" on the order
 * screen. The response also has the QR code of this address, and the time when the address expires.
 */
export const outPayUrl = call('GET', '/api/order/getOutPayUrl', {
  summary: 'Cashier address to hand to the payer',
  request: asIs<PaymentWires['outPayUrl']['request']>(),
  response: asIs<PaymentWires['outPayUrl']['response']>(),
});

/**
 * Returns the ways in which an order can be paid now, for clients that don't know in which states an order can be paid.
 */
export const payWays = call('GET', '/api/order/getConfigPolicyPayUrl', {
  summary: 'Ways to pay an order',
  request: asIs<PaymentWires['payWays']['request']>(),
  response: asIs<PaymentWires['payWays']['response']>(),
});

/**
 * Corporate transfer that pays an order: the account to pay to, the data that the agent reported, and the result of the
 * search for the transfer.
 */
export interface OrderTransfer {
  readonly orderSn: string;
  readonly account: { readonly name: string; readonly bank: string; readonly number: string };
  readonly amountFen: Fen;
  /** Reference text that the payer writes on the transfer, so that the transfer can be found. */
  readonly reference: string;
  /**
   * `none`: the agent reported no transfer. `waiting`: the transfer isn't found yet. `found` and `notFound`: result of
   * the search for the transfer.
   */
  readonly state: 'none' | 'waiting' | 'found' | 'notFound';
  /** Message of the operators if the transfer wasn't found; absent or empty if the operators sent no message. */
  readonly words?: string | undefined;
  readonly payerName: string;
  /** Name of the payer's bank or branch; empty if the agent didn't report it. */
  readonly payerBank: string;
  readonly payerAccount: string;
  /** Day of the transfer; empty if the agent reported no transfer. */
  readonly paidOn: string;
  readonly proofs: readonly StoredFile[];
}

const transferCodec: Codec<OrderTransfer, TransferWire> = {
  toWire: (transfer) => ({
    orderSn: transfer.orderSn,
    accountName: transfer.account.name,
    bankName: transfer.account.bank,
    accountNo: transfer.account.number,
    amount: yuanOf(transfer.amountFen),
    remark: transfer.reference,
    transferStatus: transfer.state,
    note: transfer.words,
    payerName: transfer.payerName,
    payerBankName: transfer.payerBank,
    payerAccount: transfer.payerAccount,
    payDate: transfer.paidOn,
    fileList: [...transfer.proofs],
  }),
  fromWire: (wire) => ({
    orderSn: wire.orderSn,
    account: { name: wire.accountName, bank: wire.bankName, number: wire.accountNo },
    amountFen: fenOf(wire.amount),
    reference: wire.remark,
    state: wire.transferStatus as OrderTransfer['state'],
    words: wire.note,
    payerName: wire.payerName,
    payerBank: wire.payerBankName,
    payerAccount: wire.payerAccount,
    paidOn: wire.payDate,
    proofs: wire.fileList,
  }),
};

/**
 * Returns the account to which the applicant transfers the premium of an order, for the transfer dialog. If the agent
 * has already reported a transfer, the response also has the data of that transfer.
 */
export const orderTransfer = call('GET', '/api/order/getOutlinePayJson', {
  summary: 'Corporate transfer of an order',
  request: asIs<PaymentWires['orderTransfer']['request']>(),
  response: transferCodec,
});

/**
 * Reports that an order was paid by corporate transfer, with a proof. The order is in state 80 until the transfer is
 * found or rejected. If the transfer of an earlier report isn't found yet, the new report replaces the earlier one.
 */
export const claimOrderTransfer = call('POST', '/api/order/updateOutlinePayJson', {
  summary: 'Claim a corporate transfer',
  request: asIs<PaymentWires['claimOrderTransfer']['request']>(),
  response: transferCodec,
});
