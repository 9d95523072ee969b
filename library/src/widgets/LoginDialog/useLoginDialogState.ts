import { useState } from 'react';

import { normaliseMobile } from '../../domain/identity/mobile.ts';
import {
  emptyLoginEntry,
  type LoginEntry,
  type LoginField,
  loginMobileProblem,
  type LoginProblem,
  loginProblems,
  normaliseLogin,
} from '../../domain/user/login.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';
import { type Countdown, useCountdown } from './useCountdown.ts';

/** Credentials of an agent. */
export interface SignInEntry {
  /** Mobile number, normalised to eleven digits. */
  readonly mobile: string;
  /** Code from the SMS. */
  readonly code: string;
}

/** Credentials of a user in the partner system. */
export interface PasswordEntry {
  /** User name in the partner system. */
  readonly userName: string;
  /** Password in the partner system; it is sent as typed. */
  readonly password: string;
}

export interface LoginDialogStateProps {
  /**
   * Sends a code by SMS. When the promise resolves, the countdown starts; when it rejects, the user can retry at once.
   * The parent component shows the reason with `error`.
   */
  onSendCode: (mobile: string) => Promise<void>;
  /** Signs the agent in. When the promise rejects, the input is kept. */
  onSignIn: (entry: SignInEntry) => Promise<void>;
  /**
   * Signs the user in with user name and password. When it is given, the dialog is that of the partner system
   * (specification §1): it has that title, and the user chooses between code and password. When the promise rejects,
   * the input is kept.
   */
  onSignInWithPassword?: ((entry: PasswordEntry) => Promise<void>) | undefined;
  /** Initial mobile number, for example after a session has expired. @default '' */
  defaultMobile?: string | undefined;
  /** Values of the fields (controlled). @default the dialog keeps them itself */
  entry?: LoginEntry | undefined;
  /** Called with all values after every change. */
  onEntryChange?: ((entry: LoginEntry) => void) | undefined;
}

export interface LoginDialogState {
  readonly entry: LoginEntry;
  /** Visible problems by field. A problem is removed when the user changes its field. */
  readonly problems: Readonly<Partial<Record<LoginField, LoginProblem | undefined>>>;
  readonly pending: 'nothing' | 'sendCode' | 'signIn';
  /** The way of signing in that the last request used; a refusal is shown only there. */
  readonly asked: LoginEntry['way'];
  readonly countdown: Countdown['seconds'];
  readonly choose: (way: LoginEntry['way']) => void;
  readonly type: (field: LoginField, text: string) => void;
  /** Resolves to true when the code was sent. */
  readonly sendCode: () => Promise<boolean>;
  /** Signs in. Resolves to the field that should receive focus, or to null. */
  readonly signIn: () => Promise<LoginField | null>;
}

const resendAfterSeconds = 60;

/**
 * State of the pending request. `during` resolves to false when the request rejects; the parent component shows the
 * reason with `error`.
 */
function usePendingRequest() {
  const [pending, setPending] = useState<LoginDialogState['pending']>('nothing');
  const during = async (request: 'sendCode' | 'signIn', send: () => Promise<void>): Promise<boolean> => {
    setPending(request);
    try {
      await send();
      return true;
    } catch {
      return false;
    } finally {
      setPending('nothing');
    }
  };
  return { pending, during };
}

/** Values of the fields: those of the parent component, or own state. */
function useEntry({ entry: owned, onEntryChange, defaultMobile = '' }: LoginDialogStateProps) {
  const [typed, setTyped] = useState<Partial<LoginEntry>>({});
  const entry = owned ?? { ...emptyLoginEntry, mobile: defaultMobile, ...typed };
  const update = useFunctionalUpdate(entry, (next) => onEntryChange?.(next));
  const change = (patch: Partial<LoginEntry>): void => {
    if (owned === undefined) setTyped((before) => ({ ...before, ...patch }));
    update((latest) => ({ ...latest, ...patch }));
  };
  return { entry, change };
}

/** State of the fields, their problems, and the countdown until a new code can be sent. */
export function useLoginDialogState(props: LoginDialogStateProps): LoginDialogState {
  const { onSendCode, onSignIn, onSignInWithPassword } = props;
  const { entry, change } = useEntry(props);
  const [problems, setProblems] = useState<LoginDialogState['problems']>({});
  const [asked, setAsked] = useState<LoginEntry['way']>('code');
  const { pending, during } = usePendingRequest();
  const countdown = useCountdown(resendAfterSeconds);

  const sendCode = async () => {
    const problem = loginMobileProblem(entry.mobile) ?? undefined;
    setProblems((earlier) => ({ ...earlier, mobile: problem }));
    if (problem || pending !== 'nothing' || countdown.seconds > 0) return false;
    setAsked('code');
    const isSent = await during('sendCode', () => onSendCode(normaliseMobile(entry.mobile)));
    if (isSent) {
      countdown.start();
      setProblems((earlier) => ({ ...earlier, code: undefined })); // removes the problem of the missing code, because a code was sent
    }
    return isSent;
  };

  const signIn = async () => {
    const found = loginProblems(entry);
    setProblems(Object.fromEntries(found.map(({ path, code }) => [path, code])));
    const [first] = found;
    if (first) return first.path;
    if (pending !== 'nothing') return null;
    const { way, mobile, code, userName, password } = normaliseLogin(entry);
    setAsked(way);
    const secret = way === 'code' ? 'code' : 'password';
    const isSignedIn = await during('signIn', async () =>
      way === 'code' ? onSignIn({ mobile, code }) : onSignInWithPassword?.({ userName, password }),
    );
    if (isSignedIn) change({ [secret]: '' });
    return isSignedIn ? null : secret;
  };

  return {
    entry,
    problems,
    pending,
    asked,
    countdown: countdown.seconds,
    choose: (way) => change({ way }),
    type: (field, text) => {
      change({ [field]: text });
      setProblems((earlier) => ({ ...earlier, [field]: undefined }));
    },
    sendCode,
    signIn,
  };
}
