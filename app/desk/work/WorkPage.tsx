import { Card } from '@tuanbao/library/components/Card';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { workOverview } from '../../contract/desk/work/queues.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { useDeskSession } from '../session/deskSessionContext.ts';
import { pathOfQueue } from './queuePages.ts';
import { useAge } from './useAge.ts';
import { messages } from './work.messages.ts';
import * as S from './WorkPage.styles.ts';

type Queue = ResponseOf<typeof workOverview>['queues'][number];

/**
 * First page of the desk. It shows the queues of work; the queue with the oldest entry comes first. Empty queues are
 * collapsed.
 */
export default function WorkPage(): ReactElement {
  const words = useMessages(messages);
  const { operator } = useObservable(useDeskSession());
  const { data, error, ask } = useQuestion(workOverview, {});
  const roles = (operator?.roles ?? []).map((role) => words.roles[role]).join(words.between);
  return (
    <DeskPage title={words.title} lead={words.lead(operator?.name ?? '', roles)}>
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      {!data && !error ? <Skeleton lines={6} label={words.loading} /> : null}
      {data ? <QueueCard queues={data.queues} /> : null}
    </DeskPage>
  );
}

function QueueCard({ queues }: { readonly queues: readonly Queue[] }): ReactElement {
  const words = useMessages(messages);
  const busy = queues.filter(({ waiting }) => waiting > 0);
  const done = queues.filter(({ waiting }) => waiting === 0);
  if (queues.length === 0) return <EmptyState title={words.emptyTitle} description={words.noQueueText} />;
  return (
    <Card title={words.queuesTitle}>
      {busy.length === 0 ? (
        <EmptyState title={words.doneTitle} description={words.doneText} />
      ) : (
        <QueueList queues={busy} />
      )}
      {done.length === 0 ? null : (
        <Disclosure title={words.zero(done.length)}>
          <QueueList queues={done} />
        </Disclosure>
      )}
    </Card>
  );
}

function QueueList({ queues }: { readonly queues: readonly Queue[] }): ReactElement {
  const words = useMessages(messages);
  const ageOf = useAge();
  return (
    <S.Queues>
      {queues.map(({ queue, waiting, oldestSince }) => (
        <li key={queue}>
          <S.Queue to={pathOfQueue[queue]}>
            <span>{words.queues[queue]}</span>
            {oldestSince === '' ? null : <small>{words.oldest(ageOf(oldestSince))}</small>}
            <strong>{words.waiting(waiting)}</strong>
          </S.Queue>
        </li>
      ))}
    </S.Queues>
  );
}
