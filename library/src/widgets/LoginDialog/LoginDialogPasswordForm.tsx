import { type FormEvent, type KeyboardEvent, type ReactElement, useRef, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './LoginDialog.messages.ts';
import * as S from './LoginDialog.styles.ts';

/** Credentials of a user of the partner system. */
export interface PasswordEntry {
  /** User name. */
  readonly userName: string;
  /** Password. */
  readonly password: string;
}

export interface LoginDialogPasswordFormProps {
  /** Signs in. When it rejects, the input stays. */
  onSignIn: (entry: PasswordEntry) => Promise<void>;
  /** Text of a refusal. */
  error?: string | undefined;
  /** Reason why the dialog opened by itself. */
  reason?: 'expired' | undefined;
}

/** An Enter that ends a composition accepts a word; it doesn't submit the form. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isInputMethodKey(event)) event.preventDefault();
}

/** User name and password, for users of the partner system. */
export function LoginDialogPasswordForm({ onSignIn, error, reason }: LoginDialogPasswordFormProps): ReactElement {
  const words = useMessages(messages);
  const nameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const entry = { userName: userName.trim(), password };
    if (entry.userName === '') return nameRef.current?.focus();
    if (password === '') return passwordRef.current?.focus();
    if (isPending) return undefined;
    setPending(true);
    try {
      await onSignIn(entry);
      setPassword('');
      setAsked(false);
    } catch {
      passwordRef.current?.focus(); // the owner shows the reason by `error`
    } finally {
      setPending(false);
    }
    return undefined;
  };

  return (
    <S.Form noValidate onSubmit={(event) => void submit(event)} onKeyDown={keepComposing}>
      {reason === 'expired' ? <Notice tone="warning">{words.expired}</Notice> : null}
      {error && !isPending ? <Notice tone="danger">{error}</Notice> : null}
      <TextField
        ref={nameRef}
        label={words.userName}
        name="username"
        autoComplete="username"
        isRequired
        value={userName}
        onChange={setUserName}
        errorMessage={isAsked && userName.trim() === '' ? words.problems.userNameMissing : undefined}
      />
      <PasswordField
        ref={passwordRef}
        label={words.password}
        name="password"
        isRequired
        value={password}
        onChange={setPassword}
        errorMessage={isAsked && password === '' ? words.problems.passwordMissing : undefined}
      />
      <Button type="submit" variant="primary" isPending={isPending}>
        {words.signIn}
      </Button>
    </S.Form>
  );
}
