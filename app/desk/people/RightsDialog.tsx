import { showToast } from '@tuanbao/library/components/Toast';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { FormikSwitch } from '@tuanbao/library/formik/FormikSwitch';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { changeAgentRights } from '../../contract/desk/people/agents.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './agent.messages.ts';
import type { AgentDialogProps } from './agentDialog.ts';
import { useTierOptions } from './agentWords.ts';
import { messages as peopleMessages } from './people.messages.ts';
import { changesIn, rightsEntryOf, rightsProblems } from './rightsEntry.ts';

/** Dialog that changes the rights of an agent. Only the changed rights are sent. */
export function RightsDialog({ agent, onChange, onClose }: AgentDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog
      title={words.changeRights}
      verb={words.save}
      initialValues={rightsEntryOf(agent)}
      validate={(entry) => rightsProblems(agent, entry, words)}
      act={async (entry, reason) => {
        await send(changeAgentRights, { ...changesIn(agent, entry), agentId: agent.id, reason });
        showToast({ tone: 'success', title: words.changed });
        onChange();
      }}
      onClose={onClose}
    >
      <RightsFields />
    </ActionDialog>
  );
}

function RightsFields(): ReactElement {
  const words = useMessages(messages);
  const peopleWords = useMessages(peopleMessages);
  return (
    <>
      <FormikSelect name="tier" label={peopleWords.tier} options={useTierOptions()} isRequired />
      <FormikSwitch name="isRealName">{peopleWords.realName}</FormikSwitch>
      <FormikSwitch name="showsCommission">{words.commission}</FormikSwitch>
      <FormikSwitch name="isProPriceShow">{words.proPrice}</FormikSwitch>
      <FormikSwitch name="isBroker">{words.broker}</FormikSwitch>
      <FormikTextField name="appId" label={words.appId} maxLength={60} isImmediate />
      <FormikTextField name="openId" label={words.openId} maxLength={100} isImmediate />
      <FormikTextField
        name="certificateNo"
        label={words.newCertificate}
        description={words.newCertificateHint}
        maxLength={30}
        isImmediate
      />
      <FormikDateField name="certificateValidUntil" label={words.certificateUntil} />
    </>
  );
}
