import { isCallError } from '../../client/platform/http/callError.ts';
import type { Send } from '../../client/platform/http/http.ts';
import { Observable } from '../../client/platform/observable/observable.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { acceptWelcome, currentOperator, signInToDesk, signOutOfDesk } from '../../contract/desk/deskSessions.ts';
import type { Permission } from '../../contract/desk/permissions.ts';

/** The operator who is signed in. */
export type CurrentOperator = ResponseOf<typeof currentOperator>;

/** State of the operator's session. */
export interface DeskSessionState {
  readonly status: 'unknown' | 'signedIn' | 'signedOut' | 'failed';
  /** The operator who is signed in, or whose session has ended. Null before the first sign-in and after signing out. */
  readonly operator: CurrentOperator | null;
  /** Counts how often an operator's data were discarded. Each generation has its own cache of responses. */
  readonly generation: number;
}

/** Values of the sign-in form. */
export interface DeskEntry {
  readonly userName: string;
  readonly password: string;
  readonly code: string;
}

/**
 * True when a call failed because no operator is signed in. The server then responds with 404, as if the address didn't
 * exist.
 */
const isSignedOutError = (error: unknown): boolean => isCallError(error, 'notFound') && error.status === 404;

/** Session of the operator. Calls that are refused because the session has ended wait for the next sign-in. */
export class DeskSession extends Observable<DeskSessionState> {
  readonly #send: Send;
  #waiting: ((isSame: boolean) => void)[] = [];

  constructor(send: Send) {
    super({ status: 'unknown', operator: null, generation: 0 });
    this.#send = send;
  }

  /**
   * Loads the signed-in operator. If no operator is signed in, the status becomes `signedOut`. After any other error,
   * it becomes `failed`.
   */
  async load(): Promise<void> {
    try {
      this.#enter(await this.#send(currentOperator, {}, { noErrorMessage: true, noLoading: true }));
    } catch (error) {
      this.write({ ...this.read(), status: isSignedOutError(error) ? 'signedOut' : 'failed' });
    }
  }

  /** Signs in with password and second factor. @throws CallError */
  async signIn(entry: DeskEntry): Promise<void> {
    this.#enter(await this.#send(signInToDesk, entry, { noErrorMessage: true }));
  }

  /** Sets the password and the second factor with the token of a welcome link, and signs in. @throws CallError */
  async welcome(entry: { readonly token: string; readonly password: string; readonly code: string }): Promise<void> {
    this.#enter(await this.#send(acceptWelcome, entry, { noErrorMessage: true }));
  }

  /**
   * Asks the server to end the session, and then discards the operator's data.
   * @throws CallError when the call fails; the operator then stays signed in, because the cookie stays valid
   */
  async signOut(): Promise<void> {
    try {
      await this.#send(signOutOfDesk, {}, { noErrorMessage: true });
    } catch (error) {
      if (!isSignedOutError(error)) throw error;
    }
    this.#settle(false);
    this.write({ status: 'signedOut', operator: null, generation: this.read().generation + 1 });
  }

  /**
   * Requests a sign-in after the session has ended. The promise resolves to true when the same operator signs in, and
   * to false when another operator signs in or the operator signs out.
   */
  askForSignIn(): Promise<boolean> {
    this.write({ ...this.read(), status: 'signedOut' });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #enter(operator: CurrentOperator): void {
    const before = this.read();
    const isSame = before.operator === null || before.operator.operatorId === operator.operatorId;
    const generation = isSame ? before.generation : before.generation + 1;
    this.write({ status: 'signedIn', operator, generation });
    this.#settle(isSame);
  }

  #settle(isSame: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(isSame);
  }
}

/**
 * Returns a `Send` that requests a sign-in when the session has ended. If the same operator signs in, it sends the call
 * again.
 */
export const withDeskSignIn =
  (send: Send, session: DeskSession): Send =>
  async (call, request, options) => {
    try {
      return await send(call, request, options);
    } catch (error) {
      if (!isSignedOutError(error) || !(await session.askForSignIn())) throw error;
      return send(call, request, options);
    }
  };

/** True when the operator has the permission or no permission is needed. False if there is no operator. */
export const mayOperator = (operator: CurrentOperator | null, permission: Permission | null): boolean =>
  operator !== null && (permission === null || operator.permissions.includes(permission));
