import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { ShellIcon } from '../shell/ShellIcon.tsx';
import { messages } from './appearance.messages.ts';

/** The header's button for theme, contrast and density. */
export function AppearanceButton({ onPress }: { readonly onPress?: () => void }): ReactElement {
  const words = useMessages(messages);
  return (
    <Button variant="quiet" size="small" aria-label={words.display} {...(onPress ? { onPress } : {})}>
      <ShellIcon name="display" />
    </Button>
  );
}
