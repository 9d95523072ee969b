import { type FormEvent, type ReactElement, useRef } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './LoginDialog.messages.ts';
import * as S from './LoginDialog.styles.ts';
import { keepComposing, type LoginDialogFormProps } from './LoginDialogForm.tsx';

/** The form of `LoginDialog` in which the user enters the user name and the password of the partner system. */
export function LoginDialogPasswordForm({ state, error, reason }: LoginDialogFormProps): ReactElement {
  const words = useMessages(messages);
  const nameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const { entry, problems, pending } = state;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = await state.signIn();
    if (field) (field === 'userName' ? nameRef : passwordRef).current?.focus();
  };

  return (
    <S.Form noValidate onSubmit={(event) => void submit(event)} onKeyDown={keepComposing}>
      {reason === 'expired' ? <Notice tone="warning">{words.expired}</Notice> : null}
      {error && pending === 'nothing' ? <Notice tone="danger">{error}</Notice> : null}
      <TextField
        ref={nameRef}
        label={words.userName}
        name="username"
        autoComplete="username"
        isRequired
        value={entry.userName}
        onChange={(text) => state.type('userName', text)}
        errorMessage={problems.userName && words.problems[problems.userName]}
      />
      <PasswordField
        ref={passwordRef}
        label={words.password}
        name="password"
        isRequired
        value={entry.password}
        onChange={(text) => state.type('password', text)}
        errorMessage={problems.password && words.problems[problems.password]}
      />
      <Button type="submit" variant="primary" isPending={pending === 'signIn'}>
        {words.signIn}
      </Button>
    </S.Form>
  );
}
