import type { DescriptionItem } from '@tuanbao/library/components/DescriptionList';
import { Tag } from '@tuanbao/library/components/Tag';
import { userRoleOf } from '@tuanbao/library/domain/enumeration/userRole';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import type { AgentDetails, AgentWork } from '../../contract/desk/people/agents.ts';
import { messages } from './agent.messages.ts';
import { useHostName } from './agentWords.ts';
import { messages as peopleMessages } from './people.messages.ts';

/** Returns the items about the account on the page of an agent. */
export function useAccountItems(agent: AgentDetails): readonly DescriptionItem[] {
  const words = useMessages(messages);
  const peopleWords = useMessages(peopleMessages);
  const hostName = useHostName();
  const { state, disabledAt } = agent;
  return [
    { term: peopleWords.mobile, description: agent.mobile },
    { term: peopleWords.host, description: hostName(agent) },
    {
      term: peopleWords.state,
      description: <Tag tone={state === 'active' ? 'success' : 'neutral'}>{peopleWords.states[state]}</Tag>,
    },
    ...(disabledAt === '' ? [] : [{ term: words.disabledSince, description: formatInstant(disabledAt) }]),
  ];
}

/** Returns the items about the rights on the page of an agent. */
export function useRightItems(agent: AgentDetails): readonly DescriptionItem[] {
  const words = useMessages(messages);
  const peopleWords = useMessages(peopleMessages);
  const said = (isSo: boolean) => (isSo ? words.yes : words.no);
  return [
    { term: peopleWords.tier, description: peopleWords.tierNamed(agent.tier, userRoleOf(agent.tier)) },
    { term: peopleWords.realName, description: agent.isRealName ? peopleWords.verified : peopleWords.unverified },
    { term: words.certificate, description: agent.certificateNo },
    { term: words.certificateUntil, description: agent.certificateValidUntil },
    { term: words.commission, description: said(agent.showsCommission) },
    { term: words.proPrice, description: said(agent.isProPriceShow) },
    { term: words.broker, description: said(agent.isBroker) },
    { term: words.distribution, description: [agent.appId, agent.openId].filter(Boolean).join(' / ') },
  ];
}

const kinds = [
  'orders',
  'endorsements',
  'invoices',
  'drafts',
  'quotations',
  'preparedOrders',
  'offlineOrders',
] as const satisfies readonly (keyof AgentWork)[];

/** Returns items with the number of the agent's records of each kind. */
export function useWorkItems(work: AgentWork): readonly DescriptionItem[] {
  const { counts } = useMessages(messages);
  return kinds.map((kind) => ({ term: counts[kind], description: String(work[kind]) }));
}
