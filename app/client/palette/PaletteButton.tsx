import { Button } from '@tuanbao/library/components/Button';
import { SearchIcon } from '@tuanbao/library/components/Icon';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';

import { isUnderDialog } from '../platform/browser/isUnderDialog.ts';
import { useCustomerView, useSession } from '../platform/session/sessionContext.ts';
import { messages } from './palette.messages.ts';
import { wishOf } from './paletteKeys.ts';

const Palette = lazy(() => import('./Palette.tsx'));
const Shortcuts = lazy(() => import('./Shortcuts.tsx'));

/**
 * Button that opens the command palette; Ctrl/⌘ + K opens it too. This component also handles Ctrl/⌘ + /, which shows
 * the keyboard shortcuts, and Alt + P, which begins and ends customer mode.
 */
export function PaletteButton(): ReactElement {
  const words = useMessages(messages);
  const customerView = useCustomerView();
  const session = useSession();
  const [shown, show] = useState<'find' | 'keyboard' | null>(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const wish = wishOf(event);
      if (wish === null || session.read().isLoginOpen) return;
      if (isUnderDialog() && wish !== 'customerView') return;
      event.preventDefault();
      if (wish === 'customerView') customerView.toggle();
      else show(wish);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [customerView, session]);

  const close = () => show(null);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={words.open}
        aria-keyshortcuts="Control+K Meta+K"
        onPress={() => show('find')}
      >
        <SearchIcon />
      </Button>
      {shown === null ? null : (
        <Suspense>
          {shown === 'find' ? (
            <Palette onClose={close} onShowKeyboard={() => show('keyboard')} />
          ) : (
            <Shortcuts onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
