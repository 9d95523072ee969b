import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { FormikPasswordField } from '@tuanbao/library/formik/FormikPasswordField';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { Formik } from 'formik';
import { type ReactElement, useState } from 'react';

import { callErrorText } from '../../client/platform/errors/callErrors.ts';
import { isCallError } from '../../client/platform/http/callError.ts';
import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { messages } from './deskSession.messages.ts';
import type { DeskEntry } from './deskSession.ts';
import { useDeskSession } from './deskSessionContext.ts';
import * as S from './Entrance.styles.ts';

/** Sign-in form for operators. If the sign-in is refused, the entered user name and password stay in the fields. */
export function SignInForm(): ReactElement {
  const words = useMessages(messages);
  const session = useDeskSession();
  const { settings } = useServices();
  const { operator } = useObservable(session);
  const [error, setError] = useState('');

  const validate = ({ userName, password, code }: DeskEntry) => ({
    ...(userName.trim() === '' && { userName: words.userNameMissing }),
    ...(password === '' && { password: words.passwordMissing }),
    ...(!/^\d{6}$/.test(code.trim()) && { code: words.codeWrong }),
  });
  const signIn = async ({ userName, password, code }: DeskEntry) => {
    setError('');
    try {
      await session.signIn({ userName: userName.trim().toLowerCase(), password, code: code.trim() });
    } catch (failure) {
      if (!isCallError(failure)) throw failure;
      setError(callErrorText(failure, settings.read().locale));
    }
  };

  return (
    <Formik<DeskEntry>
      initialValues={{ userName: operator?.userName ?? '', password: '', code: '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={signIn}
    >
      {({ handleSubmit, isSubmitting }) => (
        <S.Form onSubmit={handleSubmit} noValidate>
          {error === '' ? null : <Notice tone="danger">{error}</Notice>}
          <FormikTextField name="userName" label={words.userName} autoComplete="username" isRequired isImmediate />
          <FormikPasswordField name="password" label={words.password} autoComplete="current-password" isRequired />
          <FormikTextField
            name="code"
            label={words.code}
            description={words.codeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
            isRequired
            isImmediate
          />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {words.signIn}
          </Button>
        </S.Form>
      )}
    </Formik>
  );
}
