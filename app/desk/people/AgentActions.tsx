import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { mayOperator } from '../session/deskSession.ts';
import { useDeskSession } from '../session/deskSessionContext.ts';
import { AccountDialog, type AccountVerb } from './AccountDialog.tsx';
import { messages } from './agent.messages.ts';
import type { AgentDialogProps } from './agentDialog.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RightsDialog } from './RightsDialog.tsx';

type AgentActionsProps = Omit<AgentDialogProps, 'onClose'>;

const verbsOf = ({ state, host }: AgentDialogProps['agent']): readonly AccountVerb[] => [
  ...(host === '' ? [] : (['renewPassword'] as const)),
  ...(state === 'active' ? (['signOut', 'disable'] as const) : (['enable'] as const)),
];

/**
 * Buttons for the actions on the account of an agent. They are shown only to operators with the permission
 * `agents.change`.
 */
export function AccountActions({ agent, onChange }: AgentActionsProps): ReactElement | null {
  const words = useMessages(messages);
  const { operator } = useObservable(useDeskSession());
  const [verb, setVerb] = useState<AccountVerb>();
  const [password, setPassword] = useState('');
  if (!mayOperator(operator, 'agents.change')) return null;
  const dialog = { agent, onChange, onClose: () => setVerb(undefined) };
  return (
    <>
      {verbsOf(agent).map((offered) => (
        <Button key={offered} size="small" onPress={() => setVerb(offered)}>
          {words[offered]}
        </Button>
      ))}
      {verb ? <AccountDialog {...dialog} verb={verb} onPassword={setPassword} /> : null}
      {password === '' ? null : <PasswordDialog password={password} onClose={() => setPassword('')} />}
    </>
  );
}

/** Button that changes the rights of an agent. It is shown only to operators with the permission `agents.change`. */
export function RightsAction({ agent, onChange }: AgentActionsProps): ReactElement | null {
  const words = useMessages(messages);
  const { operator } = useObservable(useDeskSession());
  const [isOpen, setOpen] = useState(false);
  if (!mayOperator(operator, 'agents.change')) return null;
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {words.changeRights}
      </Button>
      {isOpen ? <RightsDialog agent={agent} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Button that hands over the work of an agent. It is shown only to operators with the permission `agents.handOver`. */
export function WorkAction({ agent, onChange }: AgentActionsProps): ReactElement | null {
  const words = useMessages(messages);
  const { operator } = useObservable(useDeskSession());
  const [isOpen, setOpen] = useState(false);
  if (!mayOperator(operator, 'agents.handOver')) return null;
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {words.handOver}
      </Button>
      {isOpen ? <HandOverDialog agent={agent} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
