import { Dialog } from '@tuanbao/library/components/Dialog';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './shell.messages.ts';
import { ShellMenu } from './ShellMenu.tsx';

/** The menu on a phone, in a dialog over the screen. */
export default function ShellDrawer({ onClose }: { readonly onClose: () => void }): ReactElement {
  const words = useMessages(messages);
  return (
    <Dialog title={words.menu} size="small" isDismissable isOpen onOpenChange={onClose}>
      <ShellMenu place="drawer" onChoose={onClose} />
    </Dialog>
  );
}
