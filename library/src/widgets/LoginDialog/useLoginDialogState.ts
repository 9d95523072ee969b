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

/** Data with which an agent signs in. */
export interface SignInEntry {
  /** Mobile number as eleven digits, without the spaces or the country code that the user typed. */
  readonly mobile: string;
  /** Code that the agent got by SMS. */
  readonly code: string;
}

/** Data with which a user of the partner system signs in. */
export interface PasswordEntry {
  /** User name in the partner system. */
  readonly userName: string;
  /** Password in the partner system. It is sent exactly as typed. */
  readonly password: string;
}

export interface LoginDialogStateProps {
  /**
   * Requests a code by SMS. If the promise resolves, the countdown for the next code starts. If it rejects, the user
   * can try again immediately, and the parent component shows the reason with `error`.
   */
  onSendCode: (mobile: string) => Promise<void>;
  /** Signs the agent in. If the promise rejects, the entered values aren't cleared. */
  onSignIn: (entry: SignInEntry) => Promise<void>;
  /**
   * Signs the user in with user name and password. If this function is given, the dialog is for the partner system
   * (specification §1): its title changes, and the user chooses between code and password. If the promise rejects, the
   * entered values aren't cleared.
   */
  onSignInWithPassword?: ((entry: PasswordEntry) => Promise<void>) | undefined;
  /** Mobile number that the field has at first, for example after a session has expired. @default '' */
  defaultMobile?: string | undefined;
  /** Values of the fields (controlled). @default the dialog keeps the values itself */
  entry?: LoginEntry | undefined;
  /** Called with the values of all fields whenever a value changes. */
  onEntryChange?: ((entry: LoginEntry) => void) | undefined;
}

export interface LoginDialogState {
  readonly entry: LoginEntry;
  /** Problems that are shown, by field. When the user changes a field, its problem is removed. */
  readonly problems: Readonly<Partial<Record<LoginField, LoginProblem | undefined>>>;
  readonly pending: 'nothing' | 'sendCode' | 'signIn';
  /**
   * Way of signing in that the last request used; `code` before the first request. If the server refused the request,
   * the reason is shown only in the form for this way.
   */
  readonly asked: LoginEntry['way'];
  readonly countdown: Countdown['seconds'];
  readonly choose: (way: LoginEntry['way']) => void;
  readonly type: (field: LoginField, text: string) => void;
  /** Requests a code. Resolves to true if the code was sent. */
  readonly sendCode: () => Promise<boolean>;
  /** Signs in. Resolves to the field that should get the focus, or to null if no field should get it. */
  readonly signIn: () => Promise<LoginField | null>;
}

const resendAfterSeconds = 60;

/**
 * Returns the state of the request that is running. `during` resolves to false if the request rejects; the parent
 * component then shows the reason with `error`.
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

/**
 * Returns the values of the fields. If the parent component passes values, these are used; otherwise the dialog keeps
 * the values itself.
 */
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

/** Returns the state of the dialog: the fields, their problems, and the countdown until a new code can be requested. */
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
      setProblems((earlier) => ({ ...earlier, code: undefined })); // Removes the problem “code missing”.
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
