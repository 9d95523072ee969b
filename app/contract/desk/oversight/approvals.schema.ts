import { array, mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { dayOrEmpty, filledText, flag, listOf, nothing, shape, text, whole, yuanOrEmpty } from '../../wire/fields.ts';
import { reason } from '../fields.ts';
import { type OperatorRole, operatorRoles } from '../permissions.ts';
import { type ApprovalKind, approvalKinds, type ApprovalState, approvalStates } from './approvalMachine.ts';
import { pageFields } from './pages.ts';

const someRoles = () => array().of(mixed<OperatorRole>().oneOf(operatorRoles).required()).defined();

/**
 * Selections of the list. `waiting`: requests that wait for a decision. `own`: requests that the signed-in operator
 * made.
 */
export const approvalSelections = ['waiting', 'own', 'all'] as const;

export type ApprovalSelection = (typeof approvalSelections)[number];

const approvalWire = shape({
  approvalId: text(60),
  kind: mixed<ApprovalKind>().oneOf(approvalKinds).defined(),
  state: mixed<ApprovalState>().oneOf(approvalStates).defined(),
  askedBy: text(60),
  /** True when the operator who is signed in made the request. */
  isOwn: flag(),
  /** True when the operator who is signed in can approve or reject the request. */
  isDecidable: flag(),
  reason: text(300),
  askTime: text(40),
  /** Instant from which the request can't be decided any more. */
  endTime: text(40),
  /**
   * Operator who approved, rejected or withdrew the request; empty while the request waits, and when it has expired.
   */
  decidedBy: text(60),
  decideTime: text(40),
  words: text(300),
  /**
   * User name and name of the operator whom the request is about; empty if the request is about no operator. In a
   * request to switch a product off, `userName` is the operator who made the request.
   */
  userName: text(30),
  name: text(60),
  rolesBefore: someRoles(),
  rolesAfter: someRoles(),
  /**
   * Number and data of the order that the request is about; empty if the request is about no order. In a request to
   * switch a product off, `productName` is the name of that product.
   */
  orderSn: text(40),
  groupName: text(200),
  productName: text(200),
  amount: yuanOrEmpty(),
  /** Note about the refund. The agent sees the note. */
  note: text(300),
  /**
   * In a request to erase a person: the number of places with data to erase immediately, and the number of places with
   * data to keep, counted when the request was made. Both are 0 in any other request.
   */
  erasedPlaces: whole(0, 1e9),
  keptPlaces: whole(0, 1e9),
  /** Last day on which a part of the person's data is kept; empty if no such day is known. */
  keptUntil: dayOrEmpty(),
  /** Id of the product that is switched off; empty if the request is about no product. */
  productId: text(20),
  /**
   * Host on which the product is switched off: the host of a partner, empty for the platform's host, `*` for all hosts.
   */
  host: text(255),
});

/** Schemas of the calls in `approvals.ts`, by call name. */
export const approvalSchemas = {
  listApprovals: {
    request: object({
      ...pageFields(),
      selection: mixed<ApprovalSelection>().oneOf(approvalSelections).required(),
    }).noUnknown(),
    response: shape({ total: whole(0, 1e9), list: listOf(approvalWire, 500) }),
  },
  decideApproval: {
    request: object({ approvalId: filledText(60), isApproved: flag(), reason: reason() }).noUnknown(),
    response: shape({ link: text(400) }),
  },
  withdrawApproval: { request: object({ approvalId: filledText(60) }).noUnknown(), response: nothing() },
  askRefund: {
    request: object({ orderSn: filledText(40), note: filledText(300), reason: reason() }).noUnknown(),
    response: nothing(),
  },
};

/** Wire types of the calls in `approvals.ts`, by call name. */
export type ApprovalWires = WiresOf<typeof approvalSchemas>;
