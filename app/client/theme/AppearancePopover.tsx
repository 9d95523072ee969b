import { Popover } from '@tuanbao/library/components/Popover';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './appearance.messages.ts';
import { AppearanceButton } from './AppearanceButton.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';

/** The button with what it opens, open: the reader pressed the button before this was there. */
export default function AppearancePopover(): ReactElement {
  const words = useMessages(messages);
  return (
    <Popover aria-label={words.display} placement="bottom end" defaultOpen trigger={<AppearanceButton />}>
      <AppearancePanel />
    </Popover>
  );
}
