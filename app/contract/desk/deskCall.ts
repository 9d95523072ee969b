import type { Call, Codec } from '../call.ts';
import { call } from '../call.ts';
import type { Permission } from './permissions.ts';

/** A call of the operators' desk. Without an operator's session, the server responds as if the path didn't exist. */
export interface DeskCall<Request, Response, RequestWire = unknown, ResponseWire = unknown> extends Call<
  Request,
  Response,
  RequestWire,
  ResponseWire
> {
  readonly access: 'operator';
  /** Permission that the operator needs; null for a call that every operator may make. */
  readonly permission: Permission | null;
}

type DeskCallOptions<Request, Response, RequestWire, ResponseWire> = Pick<
  Call<Request, Response>,
  'summary' | 'bodyLimit'
> &
  Partial<Pick<Call<Request, Response>, 'encoding' | 'answer'>> & {
    readonly permission: Permission | null;
    readonly request: Codec<Request, RequestWire>;
    readonly response: Codec<Response, ResponseWire>;
  };

/** Request of an action that touches money, identity or personal data. The reason is recorded. */
export interface WithReason {
  /** Reason of the operator for the action, from 4 to 300 characters. */
  readonly reason: string;
}

/** Declares a call of the desk. Its path begins with `/api/desk/`. */
export const deskCall = <Request, Response, RequestWire, ResponseWire>(
  method: 'GET' | 'POST',
  path: `/api/desk/${string}`,
  { permission, ...options }: DeskCallOptions<Request, Response, RequestWire, ResponseWire>,
): DeskCall<Request, Response, RequestWire, ResponseWire> => ({
  ...call(method, path, options),
  access: 'operator',
  permission,
});
