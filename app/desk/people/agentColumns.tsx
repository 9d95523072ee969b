import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Tag } from '@tuanbao/library/components/Tag';
import { userRoleOf } from '@tuanbao/library/domain/enumeration/userRole';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import type { AgentRow } from '../../contract/desk/people/agents.ts';
import { Name } from '../list/cells.styles.ts';
import { useHostName } from './agentWords.ts';
import { messages } from './people.messages.ts';
import { pathOfAgent } from './peoplePaths.ts';

/** Returns the columns of the list of agents, with their headers in the operator's language. */
export function useAgentColumns(): readonly DataGridColumn<AgentRow>[] {
  const words = useMessages(messages);
  const hostName = useHostName();
  return [
    {
      id: 'name',
      header: words.name,
      isRowHeader: true,
      cell: ({ id, name }) => <Name to={pathOfAgent(id)}>{name}</Name>,
    },
    { id: 'mobile', header: words.mobile, cell: ({ mobile }) => mobile || '—' },
    { id: 'tier', header: words.tier, cell: ({ tier }) => words.tierNamed(tier, userRoleOf(tier)) },
    { id: 'host', header: words.host, cell: hostName },
    {
      id: 'realName',
      header: words.realName,
      cell: ({ isRealName }) => (isRealName ? words.verified : words.unverified),
    },
    {
      id: 'state',
      header: words.state,
      cell: ({ state }) => <Tag tone={state === 'active' ? 'success' : 'neutral'}>{words.states[state]}</Tag>,
    },
  ];
}
