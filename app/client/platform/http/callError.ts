import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { resultCodes } from '../../../contract/envelope.ts';

/**
 * Reason why a call failed. It follows from the result code, which is a code of the specification (§8) or of this
 * server.
 */
export type CallErrorKind =
  | 'network'
  | 'notSignedIn'
  | 'refused'
  | 'badRequest'
  | 'notFound'
  | 'conflict'
  | 'priceChanged'
  | 'problemPersons'
  | 'server'
  | 'rejected';

/** Error of a call that failed. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  /** Message for the user that the server sent; empty if the server sent no message. */
  readonly info: string;
  /** Data that the server sent with the refusal, in wire form. */
  readonly data: unknown;
  /** HTTP status of the response; 0 if no complete response came. */
  readonly status: number;
  /** True if the message has status 1, so that the user has to confirm it (specification §8). */
  readonly isAlert: boolean;

  constructor(
    kind: CallErrorKind,
    details: { info?: string; data?: unknown; status?: number; isAlert?: boolean } = {},
  ) {
    super(`call failed: ${kind}`);
    this.kind = kind;
    this.info = details.info ?? '';
    this.data = details.data;
    this.status = details.status ?? 0;
    this.isAlert = details.isAlert ?? false;
  }
}

/** True if the error is a `CallError`. If `kind` is given, the error must also have this kind. */
export const isCallError = (error: unknown, kind?: CallErrorKind): error is CallError =>
  error instanceof CallError && (kind === undefined || error.kind === kind);

const kindsByCode: Readonly<Record<string, CallErrorKind>> = {
  [resultCodes.problemPersons]: 'problemPersons',
  [resultCodes.notSignedIn]: 'notSignedIn',
  [resultCodes.refused]: 'refused',
  [resultCodes.badRequest]: 'badRequest',
  [resultCodes.notFound]: 'notFound',
  [resultCodes.conflict]: 'conflict',
  [resultCodes.priceChanged]: 'priceChanged',
};

const kindsByStatus: Readonly<Record<number, CallErrorKind>> = {
  400: 'badRequest',
  404: 'notFound',
  409: 'conflict',
  413: 'badRequest',
};

/** True if the HTTP status means that the server failed or is too busy. The result code is then ignored. */
const isBusy = (status: number) => status >= 500 || status === 429;

/**
 * Returns the kind of a refusal. The HTTP status 401 always means that no user is signed in; 429 and statuses from 500
 * mean that the server failed or is too busy. For other statuses, the result code decides. If the result code is
 * unknown, the code in the body or the HTTP status decides.
 */
export function kindOfRefusal(resCode: string, bodyCode: number, status: number): CallErrorKind {
  if (isBusy(status)) return 'server';
  if (status === 401) return 'notSignedIn';
  const byCode = ownValue(kindsByCode, resCode);
  if (byCode) return byCode;
  if (bodyCode === 401) return 'notSignedIn';
  if (bodyCode === 400) return 'badRequest';
  return kindsByStatus[status] ?? 'rejected';
}
