import { type InferType, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { day, filledText, flag, lines, listOf, shape, text, yuan } from './wire/fields.ts';
import { said } from './wire/said.ts';
import { fileUrls, storedFile } from './wire/storedFiles.schema.ts';

const orderSnOnly = () => object({ orderSn: filledText(40) }).noUnknown();

const transferWire = shape({
  orderSn: text(40),
  accountName: text(100),
  bankName: text(100),
  accountNo: text(60),
  amount: yuan(),
  remark: text(60),
  transferStatus: text(10),
  payerName: text(100),
  payerBankName: text(100),
  payerAccount: text(60),
  payDate: text(20),
  fileList: listOf(storedFile, 10),
  /** Message of the operators if the transfer wasn't found. */
  note: lines(500).optional(),
});
export type TransferWire = InferType<typeof transferWire>;

/** Schemas of the calls in `payments.ts`, by call name. */
export const paymentSchemas = {
  outPayUrl: {
    request: orderSnOnly(),
    response: shape({ payUrl: text(1000), qrCode: text(60_000), expireTime: text(40) }),
  },
  payWays: {
    request: orderSnOnly(),
    response: shape({
      onlinePay: flag(),
      payUrl: text(1000),
      outlinePay: flag(),
      /** Reason why the order can't be paid, as text for the user; empty if the order can be paid. */
      reason: text(200),
    }),
  },
  orderTransfer: { request: orderSnOnly(), response: transferWire },
  claimOrderTransfer: {
    request: shape({
      orderSn: filledText(40),
      payerName: filledText(100),
      /**
       * Name of the payer's bank or branch, which helps to find the payment. Absent or empty if the agent doesn't know
       * it.
       */
      payerBankName: text(100).optional(),
      payerAccount: filledText(60),
      payDate: day(),
      fileUrlList: fileUrls(10).min(1, said('vouchersMissing')),
    }),
    response: transferWire,
  },
};

/** Wire types of the calls in `payments.ts`, by call name. */
export type PaymentWires = WiresOf<typeof paymentSchemas>;
