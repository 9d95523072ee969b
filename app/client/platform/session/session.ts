import {
  currentUser,
  sendLoginCode,
  signIn,
  signInByTicket,
  signInToPartner,
  signOut,
} from '../../../contract/session.ts';
import { isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';
import { Observable } from '../observable/observable.ts';
import { initialSession, type SessionState, type SessionUser } from './sessionState.ts';

export type { SessionState, SessionUser };

/** The user and the number of sign-ins so far, recorded at a certain moment. */
export interface Presence {
  readonly userId: string;
  readonly signIns: number;
}

/** Result of the login. `sameUser`: no other user was signed in before. `dismissed`: the login was closed. */
export type SignInOutcome = 'sameUser' | 'otherUser' | 'dismissed';

/**
 * State of the session. When calls are refused because no user is signed in, one login dialog opens and all these calls
 * wait for the sign-in.
 */
export class Session extends Observable<SessionState> {
  readonly #send: Send;
  /** Discards all data of the user who was signed in before. */
  readonly #forgetUser: () => void;
  #asking: Promise<SessionUser> | null = null;
  #waiting: ((outcome: SignInOutcome) => void)[] = [];
  #lastUserId = '';
  #signIns = 0;
  #lastMobile = '';

  /** True if the page is served from the host of a partner. */
  readonly isPartner: boolean;

  constructor(send: Send, forgetUser: () => void, isPartner = false, user: SessionUser | null = null) {
    super(user ? { ...initialSession, status: 'signedIn', user } : initialSession);
    this.#lastUserId = user?.userId ?? '';
    this.#send = send;
    this.isPartner = isPartner;
    this.#forgetUser = forgetUser;
  }

  /**
   * Loads the signed-in user from the server. While a request is pending, other calls of this function wait for the
   * same response and send no second request.
   * @throws CallError
   */
  fetchUser(): Promise<SessionUser> {
    this.#asking ??= this.#fetchUser().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #fetchUser(): Promise<SessionUser> {
    const before = this.presence();
    try {
      const user = await this.#send(currentUser, {}, { noErrorMessage: true, noLoading: true });
      this.#welcome(user);
      return user;
    } catch (error) {
      const { user } = this.read();
      if (user && this.hasSignedInSince(before)) return user;
      this.#clearUser();
      throw error;
    }
  }

  /**
   * Returns the user and the number of sign-ins so far. `hasSignedInSince` compares this record with the current state.
   */
  presence(): Presence {
    return { userId: this.#lastUserId, signIns: this.#signIns };
  }

  /**
   * True if the user of the given moment has signed in again since then, or if a user has signed in for the first time.
   * If so, a refusal that arrives now belongs to a call that was sent before the sign-in.
   */
  hasSignedInSince({ userId, signIns }: Presence): boolean {
    const isSameUser = userId === '' || userId === this.#lastUserId;
    return this.read().status === 'signedIn' && this.#signIns > signIns && isSameUser;
  }

  /**
   * Mobile number of the last sign-in with an SMS code on this page; empty if there was none since the page opened or
   * since the last sign-out. The number isn't stored.
   */
  get lastMobile(): string {
    return this.#lastMobile;
  }

  /**
   * Opens the login. Resolves when the user has signed in or closed the login. `target` is the address that opens after
   * sign-in.
   */
  askForSignIn(target = ''): Promise<SignInOutcome> {
    this.write({
      ...this.read(),
      status: 'signedOut',
      isLoginOpen: true,
      isExpired: this.#lastUserId !== '',
      target: target || this.read().target,
    });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Closes the login without signing in. The calls that waited for the sign-in fail. */
  dismissLogin(): void {
    this.write({ ...this.read(), isLoginOpen: false });
    this.#settle('dismissed');
  }

  /** Sends a one-time code by SMS. @throws CallError */
  async sendCode(mobile: string): Promise<void> {
    await this.#send(sendLoginCode, { mobile, type: this.isPartner ? '2' : '1' }, { noErrorMessage: true });
  }

  /** Signs in with an SMS code. The calls that waited for the sign-in continue. @throws CallError */
  async signIn({ mobile, code }: { readonly mobile: string; readonly code: string }): Promise<SessionUser> {
    const quietly = { noErrorMessage: true };
    const user = await this.#clearingOnFailure(
      this.isPartner
        ? this.#send(signInToPartner, { kind: 'code', mobile, code }, quietly)
        : this.#send(signIn, { mobile, validateCode: code }, quietly),
    );
    this.#lastMobile = mobile;
    return this.#enter(user);
  }

  /**
   * Signs in a user of the partner system with a password. The calls that waited for the sign-in continue. @throws
   * CallError
   */
  async signInWithPassword(entry: { readonly userName: string; readonly password: string }): Promise<SessionUser> {
    const sent = this.#send(signInToPartner, { kind: 'password', ...entry }, { noErrorMessage: true });
    return this.#enter(await this.#clearingOnFailure(sent));
  }

  /**
   * Signs in with the one-time ticket of the mobile app. While this call is pending, `fetchUser` sends no call and
   * returns the result of the sign-in.
   * @throws CallError
   */
  signInByTicket({ uuid, ticket }: { readonly uuid: string; readonly ticket: string }): Promise<SessionUser> {
    const entry = { uuid, ticket, source: 'app' } as const;
    this.#asking ??= this.#clearingOnFailure(this.#send(signInByTicket, entry, { noErrorMessage: true }))
      .then((user) => this.#enter(user))
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  }

  /**
   * Ends the session and discards the user's data, even if the server doesn't respond (specification §4). Resolves to
   * the server's message; empty if the server sent none. @throws CallError
   */
  async signOut(): Promise<string> {
    let said = '';
    try {
      await this.#send(signOut, {}, { noErrorMessage: true, onInfo: (info) => (said = info) });
    } finally {
      this.#leave();
    }
    return said;
  }

  /**
   * Takes over the sign-in or sign-out of another page of the app, which has the same session cookie as this page. If
   * the user has signed out or another user has signed in, the data of the user of this page are discarded. Otherwise
   * the login closes and the calls that waited continue.
   * @throws CallError
   */
  async followOtherPage(): Promise<void> {
    try {
      this.#enter(await this.#send(currentUser, {}, { noErrorMessage: true, noLoading: true }));
    } catch (error) {
      if (!isCallError(error, 'notSignedIn')) throw error;
      if (this.read().status === 'signedIn') this.#leave();
    }
  }

  /** Returns the address to open after sign-in, and clears the stored address. */
  takeTarget(): string {
    const { target } = this.read();
    this.write({ ...this.read(), target: '' });
    return target;
  }

  /** Sets the user who has signed in. If a different user was signed in before, all data of that user are discarded. */
  #enter(user: SessionUser): SessionUser {
    const isOther = this.#lastUserId !== '' && this.#lastUserId !== user.userId;
    if (isOther) this.#forget();
    this.#signIns += 1;
    this.#welcome(user);
    this.#settle(isOther ? 'otherUser' : 'sameUser');
    return user;
  }

  /** Clears the user after a call about the session failed (specification §4). */
  #clearUser(): void {
    this.write({ ...this.read(), status: 'signedOut', user: null });
  }

  async #clearingOnFailure<Answer>(sent: Promise<Answer>): Promise<Answer> {
    try {
      return await sent;
    } catch (error) {
      this.#clearUser();
      throw error;
    }
  }

  #welcome(user: SessionUser): void {
    this.#lastUserId = user.userId;
    this.write({ ...this.read(), status: 'signedIn', user, isLoginOpen: false, isExpired: false });
  }

  /** Discards the user and the user's data after the session was ended on purpose. */
  #leave(): void {
    this.#lastUserId = '';
    this.#lastMobile = '';
    this.#forget();
    const { generation, target } = this.read();
    this.write({ ...initialSession, status: 'signedOut', generation, target });
  }

  #forget(): void {
    this.#forgetUser();
    this.write({ ...this.read(), generation: this.read().generation + 1 });
  }

  #settle(outcome: SignInOutcome): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(outcome);
  }
}
