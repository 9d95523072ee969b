import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { showToast } from '@tuanbao/library/components/Toast';
import { FormikRadioGroup } from '@tuanbao/library/formik/FormikRadioGroup';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { type AgentDetails, findAgents, handOverWork } from '../../contract/desk/people/agents.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './agent.messages.ts';
import type { AgentDialogProps } from './agentDialog.ts';
import { useWorkItems } from './agentItems.tsx';
import { receiversAmong } from './receivers.ts';

/** Dialog that hands over all work of an agent to another agent. The operator searches for the other agent. */
export function HandOverDialog({ agent, onChange, onClose }: AgentDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const work = useWorkItems(agent.work);
  return (
    <ActionDialog
      title={words.handOver}
      verb={words.handOver}
      isDangerous
      initialValues={{ receiverId: '' }}
      validate={({ receiverId }) => (receiverId === '' ? { receiverId: words.receiverMissing } : {})}
      act={async ({ receiverId }, reason) => {
        await send(handOverWork, { agentId: agent.id, receiverId, reason });
        showToast({ tone: 'success', title: words.handedOver });
        onChange();
      }}
      onClose={onClose}
    >
      <p>{words.handOverText}</p>
      <DescriptionList items={work} />
      <Receivers agent={agent} />
    </ActionDialog>
  );
}

/** Field to search for the agent who takes over the work, and the list of the agents who were found. */
function Receivers({ agent }: { readonly agent: AgentDetails }): ReactElement {
  const words = useMessages(messages);
  const [text, setText] = useState('');
  const { data } = useQuestion(findAgents, text === '' ? null : { text }, { revalidateOnFocus: false });
  const receivers = receiversAmong(data?.list ?? [], agent);
  const isMore = data !== undefined && data.total > data.list.length;
  return (
    <>
      <SearchField
        label={words.searchReceiver}
        description={words.receiverHint}
        maxLength={60}
        onSubmit={(entered) => setText(entered.trim())}
      />
      {isMore ? <p role="status">{words.receiverMore(data.list.length, data.total)}</p> : null}
      {data && receivers.length === 0 ? <p role="status">{words.receiverNone}</p> : null}
      <FormikRadioGroup
        name="receiverId"
        label={words.receiver}
        options={receivers.map(({ id, name, mobile }) => ({ value: id, label: `${name} ${mobile}` }))}
        isRequired
      />
    </>
  );
}
