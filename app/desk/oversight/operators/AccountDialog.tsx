import { showToast } from '@tuanbao/library/components/Toast';
import { FormikCheckboxGroup } from '@tuanbao/library/formik/FormikCheckboxGroup';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../../client/platform/services/services.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import {
  askRoles,
  disableOperator,
  enableOperator,
  type listOperators,
  renewWelcome,
  signOutOperator,
} from '../../../contract/desk/oversight/operators.ts';
import type { OperatorRole } from '../../../contract/desk/permissions.ts';
import { ActionDialog } from '../../action/ActionDialog.tsx';
import { messages } from './operators.messages.ts';
import { useRoleOptions } from './useRoleOptions.ts';

/** The data that the list of operators shows about an operator. */
export type ListedOperator = ResponseOf<typeof listOperators>['list'][number];

/** Actions on the account of an operator. */
export type AccountAction = 'changeRoles' | 'newLink' | 'signOut' | 'disable' | 'enable';

export interface AccountDialogProps {
  readonly action: AccountAction;
  readonly operator: ListedOperator;
  /** Called when the action has succeeded. */
  readonly onDone: () => void;
  /**
   * Called with a new welcome link, or with the information that a second administrator must approve the link first.
   */
  readonly onLink: (made: ResponseOf<typeof renewWelcome>) => void;
  readonly onClose: () => void;
}

/** Dialog for one action on the account of an operator. */
export function AccountDialog(props: AccountDialogProps): ReactElement {
  return props.action === 'changeRoles' ? <RolesDialog {...props} /> : <PlainDialog {...props} action={props.action} />;
}

function PlainDialog({
  action,
  operator: { operatorId, name },
  onDone,
  onLink,
  onClose,
}: AccountDialogProps & { readonly action: Exclude<AccountAction, 'changeRoles'> }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const texts = {
    newLink: words.linkText,
    signOut: words.signOutText,
    disable: words.disableText,
    enable: words.enableText,
  };
  const calls = { signOut: signOutOperator, disable: disableOperator, enable: enableOperator };
  const act = async (_: object, reason: string) => {
    if (action === 'newLink') return onLink(await send(renewWelcome, { operatorId, reason }));
    await send(calls[action], { operatorId, reason });
    showToast({ tone: 'success', title: words.done });
    return onDone();
  };
  return (
    <ActionDialog
      title={words[action]}
      verb={action === 'newLink' ? words.generate : words[action]}
      isDangerous={action === 'disable'}
      initialValues={{}}
      act={act}
      onClose={onClose}
    >
      <p>{texts[action](name)}</p>
    </ActionDialog>
  );
}

interface RolesValues {
  readonly roles: OperatorRole[];
}

function RolesDialog({ operator, onDone, onClose }: AccountDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const options = useRoleOptions();
  const { operatorId, name, roles } = operator;
  return (
    <ActionDialog<RolesValues>
      title={words.changeRoles}
      verb={words.ask}
      initialValues={{ roles }}
      validate={(values) => (values.roles.length === 0 ? { roles: words.rolesMissing } : {})}
      act={async (values, reason) => {
        await send(askRoles, { operatorId, roles: [...values.roles], reason });
        showToast({ tone: 'success', title: words.waiting });
        onDone();
      }}
      onClose={onClose}
    >
      <p>{words.rolesText(name)}</p>
      <FormikCheckboxGroup name="roles" label={words.roles} options={options} isRequired />
    </ActionDialog>
  );
}
