import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';

import { asIs, call, type Codec } from './call.ts';
import type { StoredFile } from './files.ts';
import type { PaymentWires, TransferWire } from './payments.schema.ts';

/**
 * A cashier's address that the agent can send to the payer, with a QR code and the time when it expires; the order
 * screen's "let the customer pay".
 */
export const outPayUrl = call('GET', '/api/order/getOutPayUrl', {
  summary: 'Cashier address to hand to the payer',
  request: asIs<PaymentWires['outPayUrl']['request']>(),
  response: asIs<PaymentWires['outPayUrl']['response']>(),
});

/** The ways in which this order can be paid now, for clients that don't know its states. */
export const payWays = call('GET', '/api/order/getConfigPolicyPayUrl', {
  summary: 'Ways to pay an order',
  request: asIs<PaymentWires['payWays']['request']>(),
  response: asIs<PaymentWires['payWays']['response']>(),
});

/** Where a corporate transfer goes, what was claimed of it, and what became of that. */
export interface OrderTransfer {
  readonly orderSn: string;
  readonly account: { readonly name: string; readonly bank: string; readonly number: string };
  readonly amountFen: Fen;
  /** To be written into the transfer, so that it is found. */
  readonly reference: string;
  /** `none`: nothing claimed; `waiting`: the money is looked for. */
  readonly state: 'none' | 'waiting' | 'found' | 'notFound';
  readonly payerName: string;
  /** Name of the bank or branch that it came from; empty where it wasn't said. */
  readonly payerBank: string;
  readonly payerAccount: string;
  /** Day of the transfer; empty where nothing was claimed. */
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
    payerName: wire.payerName,
    payerBank: wire.payerBankName,
    payerAccount: wire.payerAccount,
    paidOn: wire.payDate,
    proofs: wire.fileList,
  }),
};

/** The account that a corporate transfer of an order goes to, and what was claimed so far; the transfer page shows it. */
export const orderTransfer = call('GET', '/api/order/getOutlinePayJson', {
  summary: 'Corporate transfer of an order',
  request: asIs<PaymentWires['orderTransfer']['request']>(),
  response: transferCodec,
});

/** Claims that an order was paid by corporate transfer, with its proof: the order waits at 80 until the money is found. A claim that waits already is corrected. */
export const claimOrderTransfer = call('POST', '/api/order/updateOutlinePayJson', {
  summary: 'Claim a corporate transfer',
  request: asIs<PaymentWires['claimOrderTransfer']['request']>(),
  response: transferCodec,
});
