import { Button } from '@tuanbao/library/components/Button';
import { Popover } from '@tuanbao/library/components/Popover';
import { Spinner } from '@tuanbao/library/components/Spinner';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { lazy, type ReactElement, Suspense } from 'react';

import { ShellIcon } from '../shell/ShellIcon.tsx';
import { messages } from './appearance.messages.ts';

/** Fetched when it is first opened: no screen waits for it. */
const AppearancePanel = lazy(() => import('./AppearancePanel.tsx'));

/** The button in the header that opens the choice of theme, contrast and density. */
export function AppearanceMenu(): ReactElement {
  const words = useMessages(messages);
  return (
    <Popover
      aria-label={words.display}
      placement="bottom end"
      trigger={
        <Button variant="quiet" size="small" aria-label={words.display}>
          <ShellIcon name="display" />
        </Button>
      }
    >
      <Suspense fallback={<Spinner />}>
        <AppearancePanel />
      </Suspense>
    </Popover>
  );
}
