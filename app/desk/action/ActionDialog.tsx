import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { Formik, type FormikErrors } from 'formik';
import type { ReactElement, ReactNode } from 'react';

import { useAction } from '../../client/platform/query/useAction.ts';
import { messages } from './action.messages.ts';
import * as S from './ActionDialog.styles.ts';

export interface ActionDialogProps<Values extends object> {
  readonly title: string;
  /** Text of the button that carries out the action; a verb. */
  readonly verb: string;
  /**
   * True for an action with serious consequences, such as disabling an account: the button is then red. @default false
   */
  readonly isDangerous?: boolean;
  /** Initial values of the fields. */
  readonly initialValues: Values;
  /** Returns the messages for invalid fields. The dialog itself checks the reason. */
  readonly validate?: (values: Values) => FormikErrors<Values>;
  /** True if the dialog has a field for the reason, which is recorded. @default true */
  readonly asksReason?: boolean;
  /**
   * Carries out the action. If the call is refused, the dialog stays open with the entered values. `reason` is empty if
   * the dialog has no field for it.
   */
  readonly act: (values: Values, reason: string) => Promise<unknown>;
  /** Called when the action has succeeded or the operator has cancelled it. */
  readonly onClose: () => void;
  /** Description of the action and its fields, bound to Formik. */
  readonly children?: ReactNode;
}

/** Name of the field for the reason. No field in `Values` may have this name. */
const reasonName = 'reasonOfAction';

/**
 * Dialog for one action of an operator: a description, the fields, the reason, and the button that carries out the
 * action.
 */
export function ActionDialog<Values extends object>(props: ActionDialogProps<Values>): ReactElement {
  const {
    title,
    verb,
    isDangerous = false,
    initialValues,
    validate,
    asksReason = true,
    act,
    onClose,
    children,
  } = props;
  const words = useMessages(messages);
  const { run } = useAction();
  type All = Values & { readonly [reasonName]: string };
  const problemsOf = (values: All) => ({
    ...validate?.(values),
    ...(asksReason && values[reasonName].trim().length < 4 && { [reasonName]: words.reasonShort }),
  });
  return (
    <Formik<All>
      initialValues={{ ...initialValues, [reasonName]: '' }}
      validate={problemsOf}
      validateOnBlur={false}
      onSubmit={async (values) => {
        if (await run(() => act(values, values[reasonName].trim()))) onClose();
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <Dialog
          title={title}
          isOpen
          isKeyboardDismissDisabled={isSubmitting}
          onOpenChange={onClose}
          footer={
            <Footer
              verb={verb}
              isDangerous={isDangerous}
              isPending={isSubmitting}
              onCancel={onClose}
              onSubmit={() => void submitForm()}
            />
          }
        >
          <S.Fields>
            {children}
            {asksReason ? <ReasonField /> : null}
          </S.Fields>
        </Dialog>
      )}
    </Formik>
  );
}

/** Text field for the reason, with at most 300 characters. */
function ReasonField(): ReactElement {
  const words = useMessages(messages);
  return (
    <FormikTextField
      name={reasonName}
      label={words.reason}
      description={words.reasonHint}
      maxLength={300}
      isRequired
      isImmediate
    />
  );
}

interface FooterProps extends Required<Pick<ActionDialogProps<object>, 'isDangerous' | 'verb'>> {
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

function Footer({ verb, isDangerous, isPending, onCancel, onSubmit }: FooterProps): ReactElement {
  const words = useMessages(messages);
  return (
    <>
      <Button onPress={onCancel}>{words.cancel}</Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={onSubmit}>
        {verb}
      </Button>
    </>
  );
}
