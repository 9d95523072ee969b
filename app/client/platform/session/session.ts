import type { ResponseOf } from '../../../contract/call.ts';
import {
  currentUser,
  sendLoginCode,
  signIn,
  signInByTicket,
  signInToPartner,
  signOut,
} from '../../../contract/session.ts';
import type { Send } from '../http/http.ts';
import { Observable } from '../observable/observable.ts';

/** Data of the signed-in agent. */
export type SessionUser = ResponseOf<typeof currentUser>;

export interface SessionState {
  /** `unknown` until the first response of the server. */
  readonly status: 'unknown' | 'signedIn' | 'signedOut';
  readonly user: SessionUser | null;
  readonly isLoginOpen: boolean;
  /** True when the login opened while the user was working. */
  readonly isExpired: boolean;
  /** Address that opens after the next sign-in; empty to stay on the current page. */
  readonly target: string;
  /**
   * Number that increases when the data of a user must be discarded; screens and responses of an earlier generation are
   * removed.
   */
  readonly generation: number;
}

/** User and number of sign-ins at a moment. */
export interface Presence {
  readonly userId: string;
  readonly signIns: number;
}

/** Result of a request to sign in. */
export type SignInOutcome = 'sameUser' | 'otherUser' | 'dismissed';

const initial: SessionState = {
  status: 'unknown',
  user: null,
  isLoginOpen: false,
  isExpired: false,
  target: '',
  generation: 0,
};

/** State of the session, with the single login that all calls without a session wait for. */
export class Session extends Observable<SessionState> {
  readonly #send: Send;
  /** Discards all data of the previous user. */
  readonly #forgetUser: () => void;
  #asking: Promise<SessionUser> | null = null;
  #waiting: ((outcome: SignInOutcome) => void)[] = [];
  #lastUserId = '';
  #signIns = 0;
  #lastMobile = '';

  /** True when the page is served from a partner's host. */
  readonly isPartner: boolean;

  constructor(send: Send, forgetUser: () => void, isPartner = false, user: SessionUser | null = null) {
    super(user ? { ...initial, status: 'signedIn', user } : initial);
    this.#lastUserId = user?.userId ?? '';
    this.#send = send;
    this.isPartner = isPartner;
    this.#forgetUser = forgetUser;
  }

  /** Loads the signed-in user from the server. Simultaneous requests share one call. @throws CallError */
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

  /** Returns the current user and number of sign-ins, which `hasSignedInSince` compares later. */
  presence(): Presence {
    return { userId: this.#lastUserId, signIns: this.#signIns };
  }

  /**
   * True when the same user, or the first user, has signed in since. A refusal that arrives then belongs to the time
   * before the session.
   */
  hasSignedInSince({ userId, signIns }: Presence): boolean {
    const isSameUser = userId === '' || userId === this.#lastUserId;
    return this.read().status === 'signedIn' && this.#signIns > signIns && isSameUser;
  }

  /** Mobile number of the last sign-in on this page; empty before, and after signing out. It isn't stored. */
  get lastMobile(): string {
    return this.#lastMobile;
  }

  /** Opens the login and resolves when it ends. `target` is the address that opens afterwards. */
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

  /** Closes the login without signing in. Calls that waited for it are rejected. */
  dismissLogin(): void {
    this.write({ ...this.read(), isLoginOpen: false });
    this.#settle('dismissed');
  }

  /** Sends a one-time code by SMS. @throws CallError */
  async sendCode(mobile: string): Promise<void> {
    await this.#send(sendLoginCode, { mobile, type: this.isPartner ? '2' : '1' }, { noErrorMessage: true });
  }

  /** Signs in with an SMS code. Waiting calls continue. @throws CallError */
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

  /** Signs a user of the partner system in with a password. Waiting calls continue. @throws CallError */
  async signInWithPassword(entry: { readonly userName: string; readonly password: string }): Promise<SessionUser> {
    const sent = this.#send(signInToPartner, { kind: 'password', ...entry }, { noErrorMessage: true });
    return this.#enter(await this.#clearingOnFailure(sent));
  }

  /**
   * Signs in with the one-time ticket of the mobile app. A request for the user waits for it meanwhile.
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
   * Ends the session and discards the user's data, even when the server doesn't respond (specification §4). Resolves to
   * the server's message, '' when there is none. @throws CallError
   */
  async signOut(): Promise<string> {
    let said = '';
    try {
      await this.#send(signOut, {}, { noErrorMessage: true, onInfo: (info) => (said = info) });
    } finally {
      this.#lastUserId = '';
      this.#lastMobile = '';
      this.#forget();
      const { generation, target } = this.read();
      this.write({ ...initial, status: 'signedOut', generation, target });
    }
    return said;
  }

  /** Returns the stored target and clears it. */
  takeTarget(): string {
    const { target } = this.read();
    this.write({ ...this.read(), target: '' });
    return target;
  }

  /** Sets the user after a sign-in, and clears the cache when it is another user. */
  #enter(user: SessionUser): SessionUser {
    const isOther = this.#lastUserId !== '' && this.#lastUserId !== user.userId;
    if (isOther) this.#forget();
    this.#signIns += 1;
    this.#welcome(user);
    this.#settle(isOther ? 'otherUser' : 'sameUser');
    return user;
  }

  /** Clears the user after a failed call about the session (specification §4). */
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
