import { Popover } from '@tuanbao/library/components/Popover';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useCallback, useState } from 'react';

import { messages } from './appearance.messages.ts';
import { AppearanceButton } from './AppearanceButton.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';

/** The button with what it opens, open: the user pressed the button before this was there. */
export default function AppearancePopover(): ReactElement {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);

  const begin = useCallback((button: HTMLButtonElement | null) => {
    if (!button) return;
    button.focus(); // in the place of the one that was pressed, for closing to lead back to
    setOpen(true);
  }, []);

  return (
    <Popover
      aria-label={words.display}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<AppearanceButton ref={begin} />}
    >
      <AppearancePanel />
    </Popover>
  );
}
