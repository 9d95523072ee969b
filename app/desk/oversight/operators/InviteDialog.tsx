import { Notice } from '@tuanbao/library/components/Notice';
import { FormikCheckboxGroup } from '@tuanbao/library/formik/FormikCheckboxGroup';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useFormikContext } from 'formik';
import type { ReactElement } from 'react';

import { useServices } from '../../../client/platform/services/services.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import { canDecide } from '../../../contract/desk/oversight/approvalMachine.ts';
import { inviteOperator } from '../../../contract/desk/oversight/operators.ts';
import type { OperatorRole } from '../../../contract/desk/permissions.ts';
import { ActionDialog } from '../../action/ActionDialog.tsx';
import { messages } from './operators.messages.ts';
import { useRoleOptions } from './useRoleOptions.ts';

export interface InviteDialogProps {
  /**
   * Called with the welcome link, or with the information that a second administrator must approve the invitation
   * first.
   */
  readonly onInvited: (invited: ResponseOf<typeof inviteOperator>) => void;
  readonly onClose: () => void;
}

interface InviteValues {
  readonly userName: string;
  readonly name: string;
  readonly roles: OperatorRole[];
}

const none: InviteValues = { userName: '', name: '', roles: [] };

/** Dialog with user name, name, roles and the reason of an invitation. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const options = useRoleOptions();
  const validate = ({ userName, name, roles }: InviteValues) => ({
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(!/^[a-z][a-z0-9.-]{2,29}$/.test(userName.trim()) && { userName: words.userNameWrong }),
    ...(roles.length === 0 && { roles: words.rolesMissing }),
  });
  return (
    <ActionDialog<InviteValues>
      title={words.invite}
      verb={words.invite}
      initialValues={none}
      validate={validate}
      act={async ({ userName, name, roles }, reason) =>
        onInvited(
          await send(inviteOperator, { userName: userName.trim(), name: name.trim(), roles: [...roles], reason }),
        )
      }
      onClose={onClose}
    >
      <p>{words.inviteText}</p>
      <FormikTextField name="name" label={words.name} maxLength={60} isRequired />
      <FormikTextField
        name="userName"
        label={words.userName}
        description={words.userNameHint}
        maxLength={30}
        autoComplete="off"
        isRequired
      />
      <FormikCheckboxGroup name="roles" label={words.roles} options={options} isRequired />
      <SecondNotice />
    </ActionDialog>
  );
}

/** Notice that the chosen roles need the approval of a second administrator; null if they don't need it. */
function SecondNotice(): ReactElement | null {
  const words = useMessages(messages);
  const { values } = useFormikContext<InviteValues>();
  return canDecide(values.roles) ? <Notice>{words.needsSecond}</Notice> : null;
}
