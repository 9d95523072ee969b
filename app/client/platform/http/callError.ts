import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { resultCodes } from '../../../contract/envelope.ts';

/** Reason for a failed call (result codes of specification §8 and of this server). */
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

/** Error of a failed call. Calls throw no other error. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  /** Message of the server for the user; empty when there is none. */
  readonly info: string;
  /** Data that the server sent with a refusal, in wire form. */
  readonly data: unknown;
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  /** True for a message with status 1, which the user has to confirm (specification §8). */
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

/** True for a `CallError`; if `kind` is given, only for that kind. */
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

/** True when the server fails or asks the client to wait, regardless of its result code. */
const isBusy = (status: number) => status >= 500 || status === 429;

/**
 * Returns the kind of a refusal. HTTP 401 always means that there is no session. Otherwise the result code decides,
 * then the body code or the HTTP status.
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
