import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, Suspense } from 'react';

import { RetryBoundary } from '../../client/platform/lazy/RetryBoundary.tsx';
import { useLocation } from '../../client/platform/navigation/router.ts';
import * as S from '../../client/platform/page/Page.styles.ts';
import { messages } from './page.messages.ts';

/** Frame of one page. It waits for the page's code. If the page fails, the rest of the desk isn't affected. */
export function DeskFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const words = useMessages(messages);
  const { pathname } = useLocation();
  const failure = (retry: () => void) => (
    <S.Root>
      <div role="alert">
        <EmptyState
          title={words.failedTitle}
          description={words.failedText}
          action={<Button onPress={retry}>{words.retry}</Button>}
        />
      </div>
    </S.Root>
  );
  return (
    <RetryBoundary key={pathname} renderFailure={failure}>
      <Suspense
        fallback={
          <S.Root>
            <Skeleton lines={6} label={words.loading} />
          </S.Root>
        }
      >
        {children}
      </Suspense>
    </RetryBoundary>
  );
}
