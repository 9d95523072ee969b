import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { nothing, shape, text, yuan } from '../../wire/fields.ts';
import { reason } from '../fields.ts';
import { instant, page, pageOf, rowId } from './rows.ts';

/** Kinds of refunds that aren't sent yet. `byHand`: an operator asked for the refund of a whole order. */
export const pendingRefundKinds = ['payment', 'endorsement', 'surrender', 'byHand'] as const;

export type PendingRefundKind = (typeof pendingRefundKinds)[number];

/**
 * State of a refund that isn't sent yet. `toApprove`: a second operator has to approve it. `atGateway`: the payment
 * company sends it. `toTransfer`: it has to be sent by a bank transfer, outside the system.
 */
export const pendingRefundStates = ['toApprove', 'atGateway', 'toTransfer'] as const;

export type PendingRefundState = (typeof pendingRefundStates)[number];

/** Kinds of business whose materials are checked. */
export const materialsKinds = ['order', 'endorsement'] as const;

export type MaterialsKind = (typeof materialsKinds)[number];

/** Kinds of business that wait for a decision of the insurer, which an operator can enter. */
export const insurerWorkKinds = ['order', 'endorsement', 'surrender', 'invoice'] as const;

export type InsurerWorkKind = (typeof insurerWorkKinds)[number];

const pageOnly = () => object({ page: page() }).noUnknown();

/** Kinds of refunds that can be sent by a bank transfer, outside the system. */
export const transferredKinds = ['payment', 'endorsement', 'surrender'] as const;

export type TransferredKind = (typeof transferredKinds)[number];

/** Schemas of the calls in `waiting.ts`, by call name. */
export const deskWaitingSchemas = {
  pendingRefunds: {
    request: pageOnly(),
    response: pageOf({
      id: text(60),
      kind: mixed<PendingRefundKind>().oneOf(pendingRefundKinds).required(),
      reference: text(60),
      orderSn: text(60),
      groupName: text(200),
      amount: yuan(),
      state: mixed<PendingRefundState>().oneOf(pendingRefundStates).required(),
      since: instant(),
    }),
  },
  noteRefundSent: {
    request: shape({
      kind: mixed<TransferredKind>().oneOf(transferredKinds).required(),
      id: rowId(),
      reason: reason(),
    }),
    response: nothing(),
  },
  materialsToCheck: {
    request: pageOnly(),
    response: pageOf({
      id: text(60),
      kind: mixed<MaterialsKind>().oneOf(materialsKinds).required(),
      reference: text(60),
      orderSn: text(60),
      groupName: text(200),
      productName: text(200),
      agentName: text(100),
      state: text(40),
      since: instant(),
    }),
  },
  insurerWork: {
    request: pageOnly(),
    response: pageOf({
      id: text(60),
      kind: mixed<InsurerWorkKind>().oneOf(insurerWorkKinds).required(),
      reference: text(60),
      orderSn: text(60),
      groupName: text(200),
      productName: text(200),
      insurerName: text(200),
      state: text(40),
      since: instant(),
    }),
  },
};

/** Wire types of the calls in `waiting.ts`, by call name. */
export type DeskWaitingWires = WiresOf<typeof deskWaitingSchemas>;
