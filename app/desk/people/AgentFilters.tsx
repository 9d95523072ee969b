import { Select } from '@tuanbao/library/components/Select';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { agencies } from '../../contract/desk/people/agencies.ts';
import type { AgentState } from '../../contract/desk/people/agents.ts';
import type { ListQuery } from '../list/useListQuery.ts';
import { messages as listMessages } from './agents.messages.ts';
import { useTierOptions } from './agentWords.ts';
import { messages } from './people.messages.ts';

/** Names of the query parameters that filter the list of agents. */
export const agentFilterNames = ['tier', 'host', 'state'] as const;

type FilterName = (typeof agentFilterNames)[number];

/** Page and filters of the list of agents. */
export type AgentQuery = ListQuery<FilterName>;

const isState = (state: string): state is AgentState => state === 'active' || state === 'disabled';

/** Returns the filters of a request for agents. A filter with an empty or unknown value is left out. */
export const filterOf = ({ tier, host, state }: Readonly<Record<FilterName, string>>) => ({
  ...(/^[0-7]$/.test(tier) && { tier }),
  ...(host !== '' && { host: host.slice(0, 100) }),
  ...(isState(state) && { state }),
});

/** Fields that filter the list of agents by tier, organisation and state. */
export function AgentFilters({ query }: { readonly query: AgentQuery }): ReactElement {
  const words = useMessages(messages);
  const { all } = useMessages(listMessages);
  const tiers = useTierOptions();
  const { data } = useQuestion(agencies, {});
  const { filters, change } = query;
  const hosts = (data?.list ?? []).map(({ host, name }) => ({ value: host, label: name || host }));
  return (
    <>
      <Select
        label={words.tier}
        placeholder={all}
        options={tiers}
        value={filters.tier}
        onChange={(tier) => change({ tier })}
      />
      <Select
        label={words.host}
        placeholder={all}
        options={[{ value: 'platform', label: words.platform }, ...hosts]}
        value={filters.host}
        onChange={(host) => change({ host })}
      />
      <Select
        label={words.state}
        placeholder={all}
        options={(['active', 'disabled'] as const).map((state) => ({ value: state, label: words.states[state] }))}
        value={filters.state}
        onChange={(state) => change({ state })}
      />
    </>
  );
}
