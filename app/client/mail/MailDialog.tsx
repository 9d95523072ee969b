import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { showToast } from '@tuanbao/library/components/Toast';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { Formik } from 'formik';
import type { ReactElement, ReactNode } from 'react';

import { useAction } from '../platform/query/useAction.ts';

export interface MailDialogProps {
  readonly title: string;
  /** Text about the content of the mail. */
  readonly children: ReactNode;
  readonly words: {
    readonly email: string;
    readonly emailWrong: string;
    readonly cancel: string;
    readonly send: string;
  };
  /** Address that the field has at first. @default '' */
  readonly defaultEmail?: string;
  /** Sends the mail to the address. Resolves to the message that is shown to the user. */
  readonly onSend: (emailAddress: string) => Promise<string>;
  readonly onClose: () => void;
}

interface MailValues {
  readonly email: string;
}

/** Dialog that asks for one address and sends a mail to it. If sending fails, the dialog stays open. */
export function MailDialog(props: MailDialogProps): ReactElement {
  const { title, children, words, defaultEmail = '', onSend, onClose } = props;
  const { run } = useAction();
  const validate = ({ email }: MailValues) =>
    emailProblems(email.trim()).length > 0 ? { email: words.emailWrong } : {};
  const mail = ({ email }: MailValues) =>
    run(async () => {
      showToast({ tone: 'success', title: await onSend(email.trim()) });
      onClose();
    });

  return (
    <Formik<MailValues>
      initialValues={{ email: defaultEmail }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values) => void (await mail(values))}
    >
      {({ submitForm, isSubmitting }) => (
        <Dialog
          title={title}
          size="small"
          isOpen
          onOpenChange={onClose}
          footer={
            <>
              <Button onPress={onClose}>{words.cancel}</Button>
              <Button variant="primary" isPending={isSubmitting} onPress={() => void submitForm()}>
                {words.send}
              </Button>
            </>
          }
        >
          <p>{children}</p>
          <FormikTextField name="email" label={words.email} type="email" autoComplete="email" isRequired isImmediate />
        </Dialog>
      )}
    </Formik>
  );
}
