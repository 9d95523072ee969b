import { Button } from '@tuanbao/library/components/Button';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useId } from 'react';

import { useWorklist } from '../data/useWorklist.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { PartBoundary } from '../platform/lazy/PartBoundary.tsx';
import { useIsAtRest } from '../platform/lazy/useIsAtRest.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { ClosedOrdersNotice } from './ClosedOrdersNotice.tsx';
import { messages } from './home.messages.ts';
import { SurrendersNotice } from './SurrendersNotice.tsx';
import { useWorkInUrl } from './useWorkInUrl.ts';
import * as S from './WorkHome.styles.ts';
import { WorkLines } from './WorkLines.tsx';

const Rewards = lazyPart(async () => (await import('../rewards/Rewards.tsx')).Rewards);
const Totals = lazyPart(async () => (await import('./Totals.tsx')).Totals);

/**
 * The agent's open tasks, each with a link to the screen where the task is done, the rewards, and the totals of the
 * months. Notices about closed orders and surrenders are above them.
 */
export function WorkHome(): ReactElement {
  const words = useMessages(messages);
  const [shown, show] = useWorkInUrl();
  const { data, error, ask } = useWorklist(shown.query);
  const isAtRest = useIsAtRest();
  const titleId = useId();
  return (
    <S.Root>
      <Layout.Notices>
        {data ? <ClosedOrdersNotice worklist={data} /> : null}
        {data ? <SurrendersNotice worklist={data} /> : null}
      </Layout.Notices>
      <S.Columns>
        <S.Panel aria-labelledby={titleId}>
          <S.Head>
            <h2 id={titleId}>{words.title}</h2>
            {isAtRest ? (
              <PartBoundary>
                <Suspense>
                  <Rewards />
                </Suspense>
              </PartBoundary>
            ) : null}
          </S.Head>
          {error ? (
            <S.Failure role="status">
              {words.failed}
              <Button variant="quiet" size="small" onPress={ask}>
                {words.retry}
              </Button>
            </S.Failure>
          ) : null}
          {data ? <WorkLines work={data} shown={shown} onShow={show} /> : null}
          {data || error ? null : (
            <S.Loading>
              <Skeleton lines={6} label={words.loading} />
            </S.Loading>
          )}
        </S.Panel>
        <S.Side>
          {isAtRest ? (
            <PartBoundary>
              <Suspense fallback={<TotalsLoading />}>
                <Totals />
              </Suspense>
            </PartBoundary>
          ) : (
            <TotalsLoading />
          )}
        </S.Side>
      </S.Columns>
    </S.Root>
  );
}

/** Placeholder for the totals until their code is loaded. */
function TotalsLoading(): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Panel>
      <S.Loading>
        <Skeleton lines={6} label={words.totalsLoading} />
      </S.Loading>
    </S.Panel>
  );
}
