import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Notice } from '@tuanbao/library/components/Notice';
import { QrCode } from '@tuanbao/library/components/QrCode';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { FormikPasswordField } from '@tuanbao/library/formik/FormikPasswordField';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { Formik } from 'formik';
import { type ReactElement, useState } from 'react';

import { callErrorText } from '../../client/platform/errors/callErrors.ts';
import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { isCallError } from '../../client/platform/http/callError.ts';
import { Link, useLocation, useNavigate } from '../../client/platform/navigation/router.ts';
import { forVisit, useQuestion } from '../../client/platform/query/useQuestion.ts';
import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { openWelcome } from '../../contract/desk/deskSessions.ts';
import { deskPaths } from '../page/deskPaths.ts';
import { useDeskTitle } from '../page/useDeskTitle.ts';
import { messages } from './deskSession.messages.ts';
import { useDeskSession } from './deskSessionContext.ts';
import * as S from './Entrance.styles.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** Page that a welcome link opens. The operator sets the password and connects an authenticator. */
export default function WelcomePage(): ReactElement {
  const words = useMessages(messages);
  const { hash } = useLocation();
  const token = hash.slice(1);
  const { data, error, isLoading, ask } = useQuestion(openWelcome, token === '' ? null : { token }, forVisit);
  useDeskTitle(words.welcomeTitle);
  const isOver = token === '' || isCallError(error, 'notFound') || isCallError(error, 'badRequest');
  return (
    <EntrancePage>
      {isLoading ? <Skeleton lines={6} label={words.loading} /> : null}
      {isOver ? (
        <EmptyState
          title={words.linkOver}
          description={words.linkOverText}
          action={<Link to={deskPaths.work}>{words.toSignIn}</Link>}
        />
      ) : null}
      {error && !isOver ? <CallFailure error={error} onRetry={ask} /> : null}
      {data ? <WelcomeForm token={token} welcome={data} /> : null}
    </EntrancePage>
  );
}

interface WelcomeFormProps {
  readonly token: string;
  readonly welcome: ResponseOf<typeof openWelcome>;
}

interface WelcomeValues {
  readonly password: string;
  readonly repeated: string;
  readonly code: string;
}

function WelcomeForm({ token, welcome }: WelcomeFormProps): ReactElement {
  const words = useMessages(messages);
  const session = useDeskSession();
  const navigate = useNavigate();
  const { settings } = useServices();
  const [error, setError] = useState('');

  const validate = ({ password, repeated, code }: WelcomeValues) => ({
    ...(password.length < 12 && { password: words.passwordShort }),
    ...(repeated !== password && { repeated: words.repeatWrong }),
    ...(!/^\d{6}$/.test(code.trim()) && { code: words.codeWrong }),
  });
  const finish = async ({ password, code }: WelcomeValues) => {
    setError('');
    try {
      await session.welcome({ token, password, code: code.trim() });
      await navigate(deskPaths.work, { replace: true });
    } catch (failure) {
      if (!isCallError(failure)) throw failure;
      setError(callErrorText(failure, settings.read().locale));
    }
  };

  return (
    <Card title={words.welcomeTitle}>
      <Formik<WelcomeValues>
        initialValues={{ password: '', repeated: '', code: '' }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={finish}
      >
        {({ handleSubmit, isSubmitting }) => (
          <S.Form onSubmit={handleSubmit} noValidate>
            <p>{words.welcomeLead(welcome.name, welcome.userName)}</p>
            {error === '' ? null : <Notice tone="danger">{error}</Notice>}
            <WelcomeFields welcome={welcome} />
            <Button type="submit" variant="primary" isPending={isSubmitting}>
              {words.finish}
            </Button>
          </S.Form>
        )}
      </Formik>
    </Card>
  );
}

/** Secret for the authenticator, and the fields for the password and the authenticator's first code. */
function WelcomeFields({ welcome }: Pick<WelcomeFormProps, 'welcome'>): ReactElement {
  const words = useMessages(messages);
  return (
    <>
      <S.Secret>
        <QrCode value={welcome.uri} aria-label={words.scan} />
        <div>
          <p>{words.scan}</p>
          <p>{words.scanHint}</p>
          <p>{words.secret}</p>
          <code>{welcome.secret}</code>
        </div>
      </S.Secret>
      <input type="hidden" autoComplete="username" value={welcome.userName} readOnly />
      <FormikPasswordField
        name="password"
        label={words.newPassword}
        description={words.newPasswordHint}
        autoComplete="new-password"
        isRequired
      />
      <FormikPasswordField name="repeated" label={words.repeat} autoComplete="new-password" isRequired />
      <FormikTextField
        name="code"
        label={words.code}
        description={words.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
        isImmediate
      />
    </>
  );
}
