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
  /** Path of the entry (`LoginEntry`) in Formik's values. */
  name: string;
  /** Offers user name and password beside the SMS code, as in the partner system. @default false */
  hasPasswords?: boolean | undefined;
}

/**
 * A LoginDialog that reads and writes its entry in Formik's values and signs in by Formik's `onSubmit`: the values hold
 * what was typed, `normaliseLogin` makes of it what is sent. Where `onSubmit` rejects, the input stays. The ref is the
 * dialog's.
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
