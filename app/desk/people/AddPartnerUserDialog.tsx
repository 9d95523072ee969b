import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { agencies } from '../../contract/desk/people/agencies.ts';
import { addPartnerUser } from '../../contract/desk/people/agents.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { personProblems } from './agentChecks.ts';
import { messages } from './agents.messages.ts';
import { messages as peopleMessages } from './people.messages.ts';
import { PersonFields } from './PersonFields.tsx';

export interface AddPartnerUserDialogProps {
  /** Called with the id and the password of the new user. The server can't show this password again. */
  readonly onAdd: (added: { readonly agentId: string; readonly password: string }) => void;
  readonly onClose: () => void;
}

/** Dialog with the data of a new user of a partner. The server generates the user's password. */
export function AddPartnerUserDialog({ onAdd, onClose }: AddPartnerUserDialogProps): ReactElement {
  const words = useMessages(messages);
  const peopleWords = useMessages(peopleMessages);
  const { send } = useServices();
  const { data } = useQuestion(agencies, {});
  const named = (data?.list ?? []).filter(({ name }) => name !== '');
  return (
    <ActionDialog
      title={words.addPartnerUser}
      verb={words.add}
      initialValues={{ host: '', userName: '', mobile: '', name: '', tier: '0' }}
      validate={(values) => ({
        ...personProblems(values, peopleWords),
        ...(values.host === '' && { host: peopleWords.agencyMissing }),
        ...(!/^\S{2,60}$/.test(values.userName) && { userName: peopleWords.userNameWrong }),
      })}
      act={async (values, reason) => onAdd(await send(addPartnerUser, { ...values, reason }))}
      onClose={onClose}
    >
      {data && named.length === 0 ? <p>{words.noAgency}</p> : null}
      <FormikSelect
        name="host"
        label={peopleWords.agency}
        placeholder=""
        options={named.map(({ host, name }) => ({ value: host, label: name }))}
        isRequired
      />
      <FormikTextField
        name="userName"
        label={peopleWords.userName}
        maxLength={60}
        autoComplete="off"
        isRequired
        isImmediate
      />
      <PersonFields />
    </ActionDialog>
  );
}
