import type { OperatorRole } from '../../../contract/desk/permissions.ts';

/** Values of a request for approval. A value that the kind of the request doesn't have is empty. */
export interface ApprovalPayload {
  readonly userName: string;
  readonly name: string;
  readonly rolesBefore: readonly OperatorRole[];
  readonly rolesAfter: readonly OperatorRole[];
  readonly groupName: string;
  readonly productName: string;
  /** Amount of the payment that is refunded, in fen; null in a request about an operator. */
  readonly amountFen: number | null;
  /** Note about a refund that the agent sees. */
  readonly note: string;
  /** Numbers of places in an erasure of a person that are erased at once and kept. */
  readonly erasedPlaces: number;
  readonly keptPlaces: number;
  /** Last day on which a part of the person's data is kept; empty when none is known. */
  readonly keptUntil: string;
  readonly productId: string;
  /** Host on which the product is switched off, as in the contract. */
  readonly host: string;
}

const empty: ApprovalPayload = {
  userName: '',
  name: '',
  rolesBefore: [],
  rolesAfter: [],
  groupName: '',
  productName: '',
  amountFen: null,
  note: '',
  erasedPlaces: 0,
  keptPlaces: 0,
  keptUntil: '',
  productId: '',
  host: '',
};

/** The values of a stored request. */
export const payloadOf = (stored: unknown): ApprovalPayload => ({
  ...empty,
  ...(stored as Partial<ApprovalPayload>),
});
