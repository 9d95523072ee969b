import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useId } from 'react';

import { useWorkload } from '../data/useWorkload.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { PartBoundary } from '../platform/lazy/PartBoundary.tsx';
import { useIsAtRest } from '../platform/lazy/useIsAtRest.ts';
import { ClosedOrdersNotice } from './ClosedOrdersNotice.tsx';
import { messages } from './home.messages.ts';
import { SurrendersNotice } from './SurrendersNotice.tsx';
import * as S from './WorkHome.styles.ts';
import { type WorkItem, workItems } from './workItems.ts';

const Rewards = lazyPart(async () => (await import('../rewards/Rewards.tsx')).Rewards);

/**
 * Shows how many orders, drafts and endorsements need an action of the agent. Each number is a link to the list of
 * exactly these entries.
 */
export function WorkHome(): ReactElement {
  const words = useMessages(messages);
  const { data, error, ask } = useWorkload();
  const isAtRest = useIsAtRest();
  const titleId = useId();
  return (
    <S.Root aria-labelledby={titleId}>
      <S.Head>
        <h2 id={titleId}>{words.title}</h2>
        {error ? (
          <p role="status">
            {words.failed}
            <Button variant="quiet" size="small" onPress={ask}>
              {words.retry}
            </Button>
          </p>
        ) : null}
        {isAtRest ? (
          <PartBoundary>
            <Suspense>
              <Rewards />
            </Suspense>
          </PartBoundary>
        ) : null}
      </S.Head>
      {data ? <ClosedOrdersNotice workload={data} /> : null}
      {data ? <SurrendersNotice workload={data} /> : null}
      <S.List>
        {workItems.map((item) => (
          <li key={item.name}>
            <Entry item={item} count={data?.[item.name]} />
          </li>
        ))}
      </S.List>
    </S.Root>
  );
}

/** One number on the start page, as a link. `count` is undefined until the number is loaded. */
function Entry({ item, count }: { readonly item: WorkItem; readonly count: number | undefined }): ReactElement {
  const words = useMessages(messages);
  const label = words.item[item.name];
  const spoken = count === undefined ? words.unknown : words.count(count);
  const look = count === undefined || count === 0 ? 'none' : item.isUrgent ? 'urgent' : 'some';
  return (
    <S.Item to={item.path} data-count={look}>
      <b aria-hidden>{count ?? '–'}</b>
      <span>{label}</span>
      <S.Spoken> {spoken}</S.Spoken>
    </S.Item>
  );
}
