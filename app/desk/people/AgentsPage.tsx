import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useNavigate } from '../../client/platform/navigation/router.ts';
import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { findAgents, listAgents } from '../../contract/desk/people/agents.ts';
import { Filters } from '../list/DeskList.styles.ts';
import { DeskList } from '../list/DeskList.tsx';
import { useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { mayOperator } from '../session/deskSession.ts';
import { useDeskSession } from '../session/deskSessionContext.ts';
import { AddAgentDialog } from './AddAgentDialog.tsx';
import { AddPartnerUserDialog } from './AddPartnerUserDialog.tsx';
import { useAgentColumns } from './agentColumns.tsx';
import { agentFilterNames, AgentFilters, type AgentQuery, filterOf } from './AgentFilters.tsx';
import { messages } from './agents.messages.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import * as S from './people.styles.ts';
import { pathOfAgent, peoplePaths } from './peoplePaths.ts';

/** Page that lists and searches the platform's agents and partners' users, with buttons to add agents and users. */
export default function AgentsPage(): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const query = useListQuery(agentFilterNames);
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      actions={
        <Additions onAdd={(id) => void navigate(pathOfAgent(id))} onList={() => void navigate(peoplePaths.agentList)} />
      }
    >
      <Filters>
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          maxLength={60}
          onSubmit={(entered) => setText(entered.trim())}
          onClear={() => setText('')}
        />
        {text === '' ? <AgentFilters query={query} /> : null}
      </Filters>
      {text === '' ? <AllAgents query={query} /> : <FoundAgents text={text} onClear={() => setText('')} />}
    </DeskPage>
  );
}

interface AdditionsProps {
  readonly onAdd: (agentId: string) => void;
  /** Called when the operator wants to add a list of agents. */
  readonly onList: () => void;
}

/**
 * Buttons that add an agent, a user of a partner or a list of agents. They are shown only to operators with the
 * permission `agents.change`.
 */
function Additions({ onAdd, onList }: AdditionsProps): ReactElement | null {
  const words = useMessages(messages);
  const { operator } = useObservable(useDeskSession());
  const [open, setOpen] = useState<'' | 'agent' | 'partnerUser'>('');
  const [added, setAdded] = useState<{ readonly agentId: string; readonly password: string }>();
  if (!mayOperator(operator, 'agents.change')) return null;
  const close = () => setOpen('');
  if (added) return <PasswordDialog password={added.password} onClose={() => onAdd(added.agentId)} />;
  return (
    <S.Buttons>
      <Button onPress={onList}>{words.addList}</Button>
      <Button onPress={() => setOpen('partnerUser')}>{words.addPartnerUser}</Button>
      <Button variant="primary" onPress={() => setOpen('agent')}>
        {words.addAgent}
      </Button>
      {open === 'agent' ? <AddAgentDialog onAdd={onAdd} onClose={close} /> : null}
      {open === 'partnerUser' ? <AddPartnerUserDialog onAdd={setAdded} onClose={close} /> : null}
    </S.Buttons>
  );
}

function AllAgents({ query }: { readonly query: AgentQuery }): ReactElement {
  const words = useMessages(messages);
  const columns = useAgentColumns();
  const question = useQuestion(listAgents, { pageIndex: query.page, ...filterOf(query.filters) });
  return (
    <DeskList
      question={question}
      query={query}
      caption={words.title}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      empty={<EmptyState title={words.none} />}
    />
  );
}

interface FoundAgentsProps {
  readonly text: string;
  readonly onClear: () => void;
}

/** List of the agents that a search found. The search text may be a mobile number, so it isn't in the address. */
function FoundAgents({ text, onClear }: FoundAgentsProps): ReactElement {
  const words = useMessages(messages);
  const columns = useAgentColumns();
  const question = useQuestion(findAgents, { text }, { revalidateOnFocus: false });
  const { data } = question;
  const hidden = data ? data.total - data.list.length : 0;
  return (
    <DeskList
      question={{ ...question, data: data && { ...data, total: data.list.length } }}
      query={{ page: 1, isFiltered: false, clear: onClear, turn: () => undefined }}
      filters={data && hidden > 0 ? <p role="status">{words.onlyFirst(data.list.length, data.total)}</p> : undefined}
      caption={words.title}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      empty={<EmptyState title={words.notFound} action={<Button onPress={onClear}>{words.showAll}</Button>} />}
    />
  );
}
