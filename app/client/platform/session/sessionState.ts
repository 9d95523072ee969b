import type { ResponseOf } from '../../../contract/call.ts';
import type { currentUser } from '../../../contract/session.ts';

/** Data of the agent who is signed in. */
export type SessionUser = ResponseOf<typeof currentUser>;

export interface SessionState {
  /** State of the sign-in; `unknown` until the server's first response. */
  readonly status: 'unknown' | 'signedIn' | 'signedOut';
  readonly user: SessionUser | null;
  readonly isLoginOpen: boolean;
  /** True if the login opened while a user was signed in, because the session had ended. */
  readonly isExpired: boolean;
  /** Address that opens after the next sign-in. If it is empty, the current page stays open. */
  readonly target: string;
  /**
   * Number that increases when the data of a user must be discarded. Screens and responses with a lower number are
   * removed.
   */
  readonly generation: number;
}

/** State of the session when the page opens. */
export const initialSession: SessionState = {
  status: 'unknown',
  user: null,
  isLoginOpen: false,
  isExpired: false,
  target: '',
  generation: 0,
};
