import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './page.messages.ts';
import { Page } from './Page.tsx';

/** Shown instead of a screen that failed while it was rendered. A button renders the screen again. */
export function RouteFailure({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const words = useMessages(messages);
  return (
    <Page>
      <div role="alert">
        <EmptyState
          title={words.failedTitle}
          description={words.failedText}
          action={<Button onPress={onRetry}>{words.retry}</Button>}
        />
      </div>
    </Page>
  );
}
