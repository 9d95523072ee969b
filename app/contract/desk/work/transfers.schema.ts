import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { filledLines, listOf, nothing, shape, text, whole, yuan } from '../../wire/fields.ts';
import { storedFile } from '../../wire/storedFiles.schema.ts';
import { reason } from '../fields.ts';
import { instant, page, pageOf, rowId } from './rows.ts';

/** Kinds of business that a reported transfer pays. */
export const transferKinds = ['order', 'endorsement'] as const;

export type TransferKind = (typeof transferKinds)[number];

const kind = () => mixed<TransferKind>().oneOf(transferKinds).required();

const claim = {
  kind: kind(),
  /** Number of the order, or uuid of the endorsement. */
  id: text(60),
  /** Number of the order or endorsement, which the payer writes on the transfer. */
  reference: text(60),
  orderSn: text(60),
  groupName: text(200),
  productName: text(200),
  agentName: text(100),
  amount: yuan(),
  payerName: text(100),
  paidOn: text(20),
  claimedAt: instant(),
};

const one = { kind: kind(), id: rowId() };

/** Number of the agent's report that the operator has seen. The first report has the number 1. */
const version = () => whole(1, 1e9);

/** Schemas of the calls in `transfers.ts`, by call name. */
export const deskTransferSchemas = {
  transfersToMatch: { request: object({ page: page() }).noUnknown(), response: pageOf(claim) },
  transferToMatch: {
    request: object(one).noUnknown(),
    response: shape({
      ...claim,
      version: version(),
      payerBank: text(100),
      payerAccount: text(60),
      vouchers: listOf(storedFile, 20),
    }),
  },
  confirmTransfer: { request: shape({ ...one, version: version(), reason: reason() }), response: nothing() },
  rejectTransfer: {
    request: shape({ ...one, version: version(), words: filledLines(500), reason: reason() }),
    response: nothing(),
  },
};

/** Wire types of the calls in `transfers.ts`, by call name. */
export type DeskTransferWires = WiresOf<typeof deskTransferSchemas>;
