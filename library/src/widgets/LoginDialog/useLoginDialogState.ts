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
  /** Code of the SMS. */
  readonly code: string;
}

/** Credentials of a user of the partner system. */
export interface PasswordEntry {
  /** User name. */
  readonly userName: string;
  /** Password. */
  readonly password: string;
}

export interface LoginDialogStateProps {
  /**
   * Sends a code by SMS. The countdown starts when it resolves; when it rejects, the user may try again at once. The
   * owner shows the text of a refusal by `error`.
   */
  onSendCode: (mobile: string) => Promise<void>;
  /** Signs in. When it rejects, the input stays. */
  onSignIn: (entry: SignInEntry) => Promise<void>;
  /**
   * Signs in by user name and password. With it the dialog is that of the partner system: it has that title and a
   * choice between code and password (specification §1). When it rejects, the input stays.
   */
  onSignInWithPassword?: ((entry: PasswordEntry) => Promise<void>) | undefined;
  /** First value of the mobile number, for example after an expired session. @default '' */
  defaultMobile?: string | undefined;
  /** Values of the fields, where the owner holds them. @default the dialog holds them */
  entry?: LoginEntry | undefined;
  /** Called with what is entered at every change. */
  onEntryChange?: ((entry: LoginEntry) => void) | undefined;
}

export interface LoginDialogState {
  readonly entry: LoginEntry;
  /** Problems of the fields, once they were asked for; a field's goes when it is changed. */
  readonly problems: Readonly<Partial<Record<LoginField, LoginProblem | undefined>>>;
  readonly pending: 'nothing' | 'sendCode' | 'signIn';
  /** The way that the last request belongs to: only there its refusal is shown. */
  readonly asked: LoginEntry['way'];
  readonly countdown: Countdown['seconds'];
  readonly choose: (way: LoginEntry['way']) => void;
  readonly type: (field: LoginField, text: string) => void;
  /** Resolves to true when a code was sent. */
  readonly sendCode: () => Promise<boolean>;
  /** Resolves to the field that takes the focus, or null. */
  readonly signIn: () => Promise<LoginField | null>;
}

const resendAfterSeconds = 60;

/** The request that is under way. `during` resolves to false where it rejects; the owner shows the reason by `error`. */
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

/** Values of the fields: the owner's, or kept here. */
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

/** State of the fields, their problems, and the countdown to the next code. */
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
      setProblems((earlier) => ({ ...earlier, code: undefined })); // the missing code was sent
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
