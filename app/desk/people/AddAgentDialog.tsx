import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { addAgent } from '../../contract/desk/people/agents.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { personProblems } from './agentChecks.ts';
import { messages } from './agents.messages.ts';
import { messages as peopleMessages } from './people.messages.ts';
import { PersonFields } from './PersonFields.tsx';

export interface AddDialogProps {
  /** Called with the id of the new user. */
  readonly onAdd: (agentId: string) => void;
  readonly onClose: () => void;
}

/** Dialog with mobile number, name and tier of a new agent of the platform. */
export function AddAgentDialog({ onAdd, onClose }: AddDialogProps): ReactElement {
  const words = useMessages(messages);
  const peopleWords = useMessages(peopleMessages);
  const { send } = useServices();
  return (
    <ActionDialog
      title={words.addAgent}
      verb={words.add}
      initialValues={{ mobile: '', name: '', tier: '0' }}
      validate={(values) => personProblems(values, peopleWords)}
      act={async (values, reason) => {
        const { agentId } = await send(addAgent, { ...values, reason });
        showToast({ tone: 'success', title: words.added });
        onAdd(agentId);
      }}
      onClose={onClose}
    >
      <p>{words.addAgentHint}</p>
      <PersonFields />
    </ActionDialog>
  );
}
