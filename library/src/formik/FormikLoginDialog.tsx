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
  /** Path of the input (`LoginEntry`) in Formik's values. */
  name: string;
  /**
   * Offers sign-in with user name and password in addition to the SMS code, as in the partner system. @default false
   */
  hasPasswords?: boolean | undefined;
}

/**
 * Binds a LoginDialog to the input in Formik's values; Formik's `onSubmit` signs the user in. The values contain the
 * text as typed; `normaliseLogin` converts it before it is sent. If `onSubmit` rejects, the input is kept. The ref is
 * the dialog element.
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
