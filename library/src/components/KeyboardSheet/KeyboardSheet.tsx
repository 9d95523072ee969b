import { forwardRef, type ForwardRefExoticComponent, Fragment, type RefAttributes } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { Dialog } from '../Dialog/index.ts';
import { messages } from './KeyboardSheet.messages.ts';
import * as S from './KeyboardSheet.styles.ts';

/** What keys do. */
export interface Shortcut {
  /** Chords of which each does it, key by key: `[['Ctrl', 'K']]`. */
  readonly chords: readonly (readonly string[])[];
  readonly effect: string;
}

/** Shortcuts that belong together. */
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

export interface KeyboardSheetProps {
  groups: readonly ShortcutGroup[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** @default '键盘快捷键' */
  title?: string | undefined;
}

/** Says what the keyboard does on a page. The ref is the dialog's. */
export const KeyboardSheet: ForwardRefExoticComponent<KeyboardSheetProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  KeyboardSheetProps
>(function KeyboardSheet({ groups, isOpen, onOpenChange, title }, ref) {
  const words = useMessages(messages);
  return (
    <Dialog ref={ref} title={title ?? words.title} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <S.Root>
        {groups.map((group) => (
          <S.Group key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.shortcuts.map(({ effect, chords }) => (
                <S.Line key={effect}>
                  <dt>{effect}</dt>
                  <dd>
                    {chords.map((keys, place) => (
                      <Fragment key={keys.join('+')}>
                        {place > 0 ? words.or : null}
                        {keys.map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </S.Line>
              ))}
            </dl>
          </S.Group>
        ))}
      </S.Root>
    </Dialog>
  );
});
