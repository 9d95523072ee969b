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

/** The signed-in agent. */
export type SessionUser = ResponseOf<typeof currentUser>;

export interface SessionState {
  /** `unknown` until the server was asked for the first time. */
  readonly status: 'unknown' | 'signedIn' | 'signedOut';
  readonly user: SessionUser | null;
  readonly isLoginOpen: boolean;
  /** True where the login opened over work in progress. */
  readonly isExpired: boolean;
  /** Where to go after the next sign-in; empty: stay. */
  readonly target: string;
  /** Grows when a user's data must go: screens and answers of an earlier generation are thrown away. */
  readonly generation: number;
}

/** Who was there at a moment, and how many sign-ins there had been. */
export interface Presence {
  readonly userId: string;
  readonly signIns: number;
}

/** How a request to sign in ended. */
export type SignInOutcome = 'sameUser' | 'otherUser' | 'dismissed';

const initial: SessionState = {
  status: 'unknown',
  user: null,
  isLoginOpen: false,
  isExpired: false,
  target: '',
  generation: 0,
};

/** The signed-in user, and the one login that all calls without a session wait for. */
export class Session extends Observable<SessionState> {
  readonly #send: Send;
  /** Forgets everything that belongs to the user who was there before. */
  readonly #forgetUser: () => void;
  #asking: Promise<SessionUser> | null = null;
  #waiting: ((outcome: SignInOutcome) => void)[] = [];
  #lastUserId = '';
  #signIns = 0;
  #lastMobile = '';

  /** True when the page is served on a partner's own host. */
  readonly isPartner: boolean;

  constructor(send: Send, forgetUser: () => void, isPartner = false, user: SessionUser | null = null) {
    super(user ? { ...initial, status: 'signedIn', user } : initial);
    this.#lastUserId = user?.userId ?? '';
    this.#send = send;
    this.isPartner = isPartner;
    this.#forgetUser = forgetUser;
  }

  /** Asks the server who is signed in; several askers share one call. @throws CallError */
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

  /** Who was there when a call left, to be held against `hasSignedInSince`. */
  presence(): Presence {
    return { userId: this.#lastUserId, signIns: this.#signIns };
  }

  /**
   * True when the same user, or the first one, has signed in since: a refusal that comes now is older than the session.
   */
  hasSignedInSince({ userId, signIns }: Presence): boolean {
    const isSameUser = userId === '' || userId === this.#lastUserId;
    return this.read().status === 'signedIn' && this.#signIns > signIns && isSameUser;
  }

  /** The mobile number that signed in last while the page was open; empty before, and after signing out. It is stored nowhere. */
  get lastMobile(): string {
    return this.#lastMobile;
  }

  /** Opens the login and waits for its end. `target` is where to go afterwards. */
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

  /** Closes the login without signing in; calls that waited for it are rejected. */
  dismissLogin(): void {
    this.write({ ...this.read(), isLoginOpen: false });
    this.#settle('dismissed');
  }

  /** Sends a one-time code by SMS. @throws CallError */
  async sendCode(mobile: string): Promise<void> {
    await this.#send(sendLoginCode, { mobile, type: this.isPartner ? '2' : '1' }, { noErrorMessage: true });
  }

  /** Signs in by SMS code; calls that waited for it go on. @throws CallError */
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

  /** Signs a user of the partner system in by password; calls that waited for it go on. @throws CallError */
  async signInWithPassword(entry: { readonly userName: string; readonly password: string }): Promise<SessionUser> {
    const sent = this.#send(signInToPartner, { kind: 'password', ...entry }, { noErrorMessage: true });
    return this.#enter(await this.#clearingOnFailure(sent));
  }

  /** Signs in with the one-time ticket that the mobile app handed over; who asks for the user meanwhile waits for it. @throws CallError */
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
   * Ends the session and forgets what belongs to the user, even where the server doesn't answer (specification §4);
   * resolves with the server's words, '' for none. @throws CallError
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

  /** The remembered target, once. */
  takeTarget(): string {
    const { target } = this.read();
    this.write({ ...this.read(), target: '' });
    return target;
  }

  /** After a sign-in: the cache of another user is cleared. */
  #enter(user: SessionUser): SessionUser {
    const isOther = this.#lastUserId !== '' && this.#lastUserId !== user.userId;
    if (isOther) this.#forget();
    this.#signIns += 1;
    this.#welcome(user);
    this.#settle(isOther ? 'otherUser' : 'sameUser');
    return user;
  }

  /** Forgets who is there, as every failure of a session's call does (specification §4). */
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
