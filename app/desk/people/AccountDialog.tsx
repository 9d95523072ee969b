import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { Send } from '../../client/platform/http/http.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { disableAgent, enableAgent, renewPassword, signOutAgent } from '../../contract/desk/people/agents.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { type AgentMessages, messages } from './agent.messages.ts';
import type { AgentDialogProps } from './agentDialog.ts';

/** Actions on an agent's account for which the operator enters a reason and nothing else. */
export type AccountVerb = 'disable' | 'enable' | 'renewPassword' | 'signOut';

export interface AccountDialogProps extends AgentDialogProps {
  readonly verb: AccountVerb;
  /**
   * Called with the user's new password, or with an empty text if the action doesn't renew the password. The server
   * can't show the password again.
   */
  readonly onPassword: (password: string) => void;
}

interface Words {
  readonly text: string;
  readonly verb: string;
  /** Text of the message after the action; empty if no message is shown. */
  readonly done: string;
}

const wordsOf = (verb: AccountVerb, words: AgentMessages): Words =>
  ({
    disable: { text: words.disableText, verb: words.disable, done: words.disabled },
    enable: { text: words.enableText, verb: words.enable, done: words.enabled },
    signOut: { text: words.signOutText, verb: words.signOut, done: words.signedOut },
    renewPassword: { text: words.renewPasswordText, verb: words.renew, done: '' },
  })[verb];

const calls = { disable: disableAgent, enable: enableAgent, signOut: signOutAgent };

/** Sends the call of the action. @returns the new password of the user; empty for actions that don't renew it */
async function actOn(send: Send, verb: AccountVerb, request: { readonly agentId: string; readonly reason: string }) {
  if (verb === 'renewPassword') return (await send(renewPassword, request)).password;
  await send(calls[verb], request);
  return '';
}

/** Dialog that disables or enables an account, signs the agent out everywhere, or renews the password. */
export function AccountDialog({ agent, verb, onChange, onPassword, onClose }: AccountDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { text, verb: button, done } = wordsOf(verb, words);
  return (
    <ActionDialog
      title={words[verb]}
      verb={button}
      isDangerous={verb === 'disable'}
      initialValues={{}}
      act={async (_, reason) => {
        onPassword(await actOn(send, verb, { agentId: agent.id, reason }));
        if (done !== '') showToast({ tone: 'success', title: done });
        onChange();
      }}
      onClose={onClose}
    >
      <p>{text}</p>
    </ActionDialog>
  );
}
