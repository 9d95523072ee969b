import { Popover } from '@tuanbao/library/components/Popover';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useCallback, useState } from 'react';

import { messages } from './appearance.messages.ts';
import { AppearanceButton } from './AppearanceButton.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';

/**
 * The button together with its panel, which is open at first. At the first click on the plain button, this component is
 * loaded and replaces the plain button.
 */
export default function AppearancePopover(): ReactElement {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);

  const begin = useCallback((button: HTMLButtonElement | null) => {
    if (!button) return;
    button.focus(); // The focus returns to this button when the panel closes.
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
