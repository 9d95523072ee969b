import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { resultCodes } from '../../../contract/envelope.ts';

/** Why a call failed, as a word (specification §8 and the codes this server adds). */
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

/** The one error that a call throws. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  /** The server's words for the user; empty where it gave none. */
  readonly info: string;
  /** Data that the server sent with a refusal, in wire spelling. */
  readonly data: unknown;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** True for a message of status 1, which the user has to take note of (specification §8). */
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

/** True when the thrown thing is a call's error, of the kind where one is named. */
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

/** A server that is in trouble, or asks for patience, whatever result code it writes beside that. */
const isBusy = (status: number) => status >= 500 || status === 429;

/** The kind of a refusal: HTTP 401 is a missing session whatever else it says; then by its result code, else by its body code or HTTP status. */
export function kindOfRefusal(resCode: string, bodyCode: number, status: number): CallErrorKind {
  if (isBusy(status)) return 'server';
  if (status === 401) return 'notSignedIn';
  const byCode = ownValue(kindsByCode, resCode);
  if (byCode) return byCode;
  if (bodyCode === 401) return 'notSignedIn';
  if (bodyCode === 400) return 'badRequest';
  return kindsByStatus[status] ?? 'rejected';
}
