import { useField, useFormikContext } from 'formik';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { type LoginEntry, loginProblems } from '../domain/user/login.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { LoginDialog, type LoginDialogProps } from '../widgets/LoginDialog/index.ts';
import { messages } from '../widgets/LoginDialog/LoginDialog.messages.ts';

export interface FormikLoginDialogProps extends Omit<
  LoginDialogProps,
  'entry' | 'onEntryChange' | 'onSignIn' | 'onSignInWithPassword' | 'defaultMobile'
> {
  /** Path of the entered values (`LoginEntry`) in Formik's values. */
  name: string;
  /**
   * Also offers to sign in with user name and password, for the partner system. If false, the user signs in with an SMS
   * code.
   * @default false
   */
  hasPasswords?: boolean | undefined;
}

/**
 * Binds a LoginDialog to the entered values in Formik's values. Formik's `onSubmit` signs the user in. The values are
 * the texts as typed; `normaliseLogin` converts them before they are sent. If `onSubmit` rejects, the fields aren't
 * cleared. The ref is the dialog element.
 */
export const FormikLoginDialog: ForwardRefExoticComponent<FormikLoginDialogProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, FormikLoginDialogProps>(function FormikLoginDialog({ name, hasPasswords, ...props }, ref) {
    const words = useMessages(messages);
    const { submitForm } = useFormikContext();
    const [{ value }, , { setValue }] = useField<LoginEntry>({
      name,
      validate: (entry: LoginEntry) => {
        const [first] = loginProblems(entry);
        return first && words.problems[first.code];
      },
    });
    const signIn = async (): Promise<void> => {
      await submitForm();
    };
    return (
      <LoginDialog
        {...props}
        ref={ref}
        entry={value}
        onEntryChange={(entry) => void setValue(entry)}
        onSignIn={signIn}
        onSignInWithPassword={hasPasswords ? signIn : undefined}
      />
    );
  });
