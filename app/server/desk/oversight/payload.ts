import type { OperatorRole } from '../../../contract/desk/permissions.ts';

/** Values of a request for approval. Values that this kind of request doesn't use are empty, 0 or null. */
export interface ApprovalPayload {
  readonly userName: string;
  readonly name: string;
  readonly rolesBefore: readonly OperatorRole[];
  readonly rolesAfter: readonly OperatorRole[];
  readonly groupName: string;
  readonly productName: string;
  /** Amount of the refunded payment in fen; null in a request that isn't about a refund. */
  readonly amountFen: number | null;
  /** In a request for a refund, the note for the agent. */
  readonly note: string;
  /** Counts of the places with data of a person: those that are erased immediately, and those that a rule keeps. */
  readonly erasedPlaces: number;
  readonly keptPlaces: number;
  /** Last day on which a rule keeps data of the person; empty if no such day is known. */
  readonly keptUntil: string;
  readonly productId: string;
  /**
   * Host on which the product is switched off: a partner's host, empty for the platform's own host, or `*` for all
   * hosts.
   */
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

/** Returns the values of a stored request. Missing values are empty, 0 or null. */
export const payloadOf = (stored: unknown): ApprovalPayload => ({
  ...empty,
  ...(stored as Partial<ApprovalPayload>),
});
