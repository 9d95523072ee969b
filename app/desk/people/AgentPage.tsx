import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useParams } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { type AgentDetails, agentDetails } from '../../contract/desk/people/agents.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { messages } from './agent.messages.ts';
import { AccountActions, RightsAction, WorkAction } from './AgentActions.tsx';
import { useAccountItems, useRightItems, useWorkItems } from './agentItems.tsx';
import * as S from './people.styles.ts';
import { peoplePaths } from './peoplePaths.ts';

/** Page of an agent: the account, the rights and the work of the agent, and the buttons that change them. */
export default function AgentPage(): ReactElement {
  const words = useMessages(messages);
  const { agentId = '' } = useParams();
  const { data, error, ask } = useQuestion(agentDetails, { agentId });
  return (
    <DeskPage title={data?.name ?? words.title}>
      <S.Name to={peoplePaths.agents}>{words.back}</S.Name>
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      {data || error ? null : <Skeleton lines={8} label={words.title} />}
      {data ? <AgentCards agent={data} onChange={ask} /> : null}
    </DeskPage>
  );
}

interface AgentCardsProps {
  readonly agent: AgentDetails;
  readonly onChange: () => void;
}

function AgentCards(props: AgentCardsProps): ReactElement {
  const { agent } = props;
  const words = useMessages(messages);
  const account = useAccountItems(agent);
  const rights = useRightItems(agent);
  const work = useWorkItems(agent.work);
  return (
    <>
      <Card title={words.account} actions={<AccountActions {...props} />}>
        <DescriptionList items={account} />
      </Card>
      <Card title={words.rights} actions={<RightsAction {...props} />}>
        <DescriptionList items={rights} />
      </Card>
      <Card title={words.work} actions={<WorkAction {...props} />}>
        <DescriptionList items={work} />
      </Card>
    </>
  );
}
