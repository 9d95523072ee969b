import { type FormEvent, type KeyboardEvent, type ReactElement, type RefObject, useRef } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './LoginDialog.messages.ts';
import * as S from './LoginDialog.styles.ts';
import type { LoginDialogState } from './useLoginDialogState.ts';

export interface LoginDialogFormProps {
  /** State of the login dialog, from `useLoginDialogState`. */
  state: LoginDialogState;
  /** Text that gives the reason why the server refused the last request. */
  error?: string | undefined;
  /** Reason why the app, not the user, opened the dialog. */
  reason?: 'expired' | undefined;
}

/** Prevents the submit if the Enter key only ends the composition of an input method. */
export function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isInputMethodKey(event)) event.preventDefault();
}

/** The form of `LoginDialog` in which the user enters the mobile number and the SMS code. */
export function LoginDialogForm({ state, error, reason }: LoginDialogFormProps): ReactElement {
  const words = useMessages(messages);
  const mobileRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);

  const sendCode = async () => {
    const isSent = await state.sendCode();
    (isSent ? codeRef : mobileRef).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = await state.signIn();
    if (field) (field === 'mobile' ? mobileRef : codeRef).current?.focus();
  };

  return (
    <S.Form noValidate onSubmit={(event) => void submit(event)} onKeyDown={keepComposing}>
      {reason === 'expired' ? <Notice tone="warning">{words.expired}</Notice> : null}
      {error && state.pending === 'nothing' ? <Notice tone="danger">{error}</Notice> : null}
      <TextField
        ref={mobileRef}
        label={words.mobile}
        type="tel"
        name="mobile"
        autoComplete="tel"
        inputMode="tel"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus has to enter the dialog, and this is its first field
        autoFocus
        isRequired
        value={state.entry.mobile}
        onChange={(text) => state.type('mobile', text)}
        errorMessage={state.problems.mobile ? words.problems[state.problems.mobile] : undefined}
      />
      <LoginDialogCode inputRef={codeRef} state={state} onSendCode={() => void sendCode()} />
      <S.Status role="status">{state.countdown > 0 ? words.codeSent : ''}</S.Status>
      <Button type="submit" variant="primary" isPending={state.pending === 'signIn'}>
        {words.signIn}
      </Button>
    </S.Form>
  );
}

interface LoginDialogCodeProps {
  readonly state: LoginDialogState;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onSendCode: () => void;
}

/** Field for the SMS code, with the button that requests a code. */
function LoginDialogCode({ state, inputRef, onSendCode }: LoginDialogCodeProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.CodeRow>
      <TextField
        ref={inputRef}
        label={words.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
        value={state.entry.code}
        onChange={(text) => state.type('code', text)}
        errorMessage={state.problems.code ? words.problems[state.problems.code] : undefined}
      />
      <S.Beside>
        <Button isPending={state.pending === 'sendCode'} isDisabled={state.countdown > 0} onPress={onSendCode}>
          {state.countdown > 0 ? words.sendAgain(state.countdown) : words.sendCode}
        </Button>
      </S.Beside>
    </S.CodeRow>
  );
}
