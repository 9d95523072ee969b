import { useState } from 'react';

import { mobileProblems, normaliseMobile } from '../../domain/identity/mobile.ts';
import type { LoginProblem } from './LoginDialog.messages.ts';
import { type Countdown, useCountdown } from './useCountdown.ts';

/** Credentials of an agent. */
export interface SignInEntry {
  /** Mobile number, normalised to eleven digits. */
  readonly mobile: string;
  /** Code of the SMS. */
  readonly code: string;
}

export interface LoginDialogStateProps {
  /**
   * Sends a code by SMS. The countdown starts when it resolves; when it rejects, the user may try again at once. The
   * owner shows the text of a refusal by `error`.
   */
  onSendCode: (mobile: string) => Promise<void>;
  /** Signs in. When it rejects, the input stays. */
  onSignIn: (entry: SignInEntry) => Promise<void>;
  /** First value of the mobile number, for example after an expired session. @default '' */
  defaultMobile?: string | undefined;
}

export interface LoginDialogState {
  readonly mobile: string;
  readonly code: string;
  readonly problems: Readonly<Record<'mobile' | 'code', LoginProblem | null>>;
  readonly pending: 'nothing' | 'sendCode' | 'signIn';
  readonly countdown: Countdown['seconds'];
  setMobile: (mobile: string) => void;
  setCode: (code: string) => void;
  /** Resolves to true when a code was sent. */
  sendCode: () => Promise<boolean>;
  /** Resolves to the field that has a problem, or null. */
  signIn: () => Promise<'mobile' | 'code' | null>;
}

const resendAfterSeconds = 60;

function mobileProblemOf(mobile: string): LoginProblem | null {
  if (mobile === '') return 'mobileMissing';
  return mobileProblems(mobile).length > 0 ? 'mobileInvalid' : null;
}

const normaliseCode = (text: string) => text.normalize('NFKC').replaceAll(/\s/gu, '');

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

/** State of the two fields, their problems, and the countdown to the next code. */
export function useLoginDialogState(props: LoginDialogStateProps): LoginDialogState {
  const { onSendCode, onSignIn, defaultMobile = '' } = props;
  const [typedMobile, setMobile] = useState<string | null>(null);
  const mobile = typedMobile ?? defaultMobile;
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<LoginDialogState['problems']>({ mobile: null, code: null });
  const { pending, during } = usePendingRequest();
  const countdown = useCountdown(resendAfterSeconds);

  const sendCode = async () => {
    const normal = normaliseMobile(mobile);
    const problem = mobileProblemOf(normal);
    setProblems((earlier) => ({ ...earlier, mobile: problem }));
    if (problem || pending !== 'nothing' || countdown.seconds > 0) return false;
    const isSent = await during('sendCode', () => onSendCode(normal));
    if (isSent) {
      countdown.start();
      setProblems((earlier) => ({ ...earlier, code: null })); // the missing code was sent
    }
    return isSent;
  };

  const signIn = async () => {
    const entry: SignInEntry = { mobile: normaliseMobile(mobile), code: normaliseCode(code) };
    const found = {
      mobile: mobileProblemOf(entry.mobile),
      code: entry.code === '' ? ('codeMissing' as const) : null,
    };
    setProblems(found);
    if (found.mobile) return 'mobile';
    if (found.code) return 'code';
    if (pending !== 'nothing') return null;
    const isSignedIn = await during('signIn', () => onSignIn(entry));
    if (isSignedIn) setCode('');
    return isSignedIn ? null : 'code';
  };

  return {
    mobile,
    code,
    problems,
    pending,
    countdown: countdown.seconds,
    setMobile: (text) => {
      setMobile(text);
      setProblems((earlier) => ({ ...earlier, mobile: null }));
    },
    setCode: (text) => {
      setCode(text);
      setProblems((earlier) => ({ ...earlier, code: null }));
    },
    sendCode,
    signIn,
  };
}
