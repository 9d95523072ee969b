import { forwardRef, type ForwardRefExoticComponent, Fragment, type RefAttributes } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { Dialog } from '../Dialog/index.ts';
import { messages } from './KeyboardSheet.messages.ts';
import * as S from './KeyboardSheet.styles.ts';

/** A keyboard shortcut in the sheet. */
export interface Shortcut {
  /** Key combinations that have the same effect. Each is a list of keys: `[['Ctrl', 'K']]`. */
  readonly chords: readonly (readonly string[])[];
  /** Description of the effect of the shortcut. */
  readonly effect: string;
}

/** A group of shortcuts with a heading. */
export interface ShortcutGroup {
  /** Heading above the group. */
  readonly title: string;
  /** The shortcuts in the group. */
  readonly shortcuts: readonly Shortcut[];
}

export interface KeyboardSheetProps {
  /** The groups of shortcuts in display order. */
  groups: readonly ShortcutGroup[];
  /** True while the sheet with the shortcuts is shown (controlled). */
  isOpen: boolean;
  /** Called with false when the user closes the sheet. */
  onOpenChange: (isOpen: boolean) => void;
  /** Heading of the sheet. @default '键盘快捷键' */
  title?: string | undefined;
}

/** Dialog with the keyboard shortcuts of a page. The ref is the dialog element. */
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
