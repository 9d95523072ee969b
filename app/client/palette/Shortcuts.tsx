import { KeyboardSheet } from '@tuanbao/library/components/KeyboardSheet';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './palette.messages.ts';

/** List of the app's keyboard shortcuts. */
export default function Shortcuts({ onClose }: { readonly onClose: () => void }): ReactElement {
  const words = useMessages(messages);
  return (
    <KeyboardSheet
      isOpen
      onOpenChange={onClose}
      groups={[
        {
          title: words.anytime,
          shortcuts: [
            {
              effect: words.find,
              chords: [
                ['Ctrl', 'K'],
                ['⌘', 'K'],
              ],
            },
            {
              effect: words.showKeyboard,
              chords: [
                ['Ctrl', '/'],
                ['⌘', '/'],
              ],
            },
            { effect: words.toggleCustomerView, chords: [['Alt', 'P']] },
          ],
        },
        {
          title: words.inLists,
          shortcuts: [
            { effect: words.chooseInList, chords: [['↑', '↓']] },
            { effect: words.searchList, chords: [['/']] },
            { effect: words.closeWindow, chords: [['Esc']] },
            {
              effect: words.undoInTable,
              chords: [
                ['Ctrl', 'Z'],
                ['Ctrl', 'Y'],
              ],
            },
          ],
        },
      ]}
    />
  );
}
