import {
  type ForwardedRef,
  forwardRef,
  type ForwardRefExoticComponent,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
  useId,
} from 'react';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { rowsByKey } from '../../foundation/listKeys.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ComboBoxList, optionId } from '../ComboBox/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { type CommandPaletteMessages, messages } from './CommandPalette.messages.ts';
import * as S from './CommandPalette.styles.ts';
import {
  type CommandPaletteState,
  type CommandPaletteStateProps,
  useCommandPaletteState,
} from './useCommandPaletteState.ts';

export interface CommandPaletteProps extends CommandPaletteStateProps {
  /** True while the dialog is shown (controlled). */
  isOpen: boolean;
  /** Called with false when the user closes the dialog by the close button, Esc or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The heading of the dialog; for screen readers it is also the name of the dialog. @default '快速查找' */
  title?: string | undefined;
  /** Text that the empty field shows. It names the things for which the user can search. */
  placeholder?: string | undefined;
  /** State of the parent component's search, which provides `found`. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed' | undefined;
}

/**
 * Dialog in which the user finds a page or an action by typing a few letters, in Chinese, pinyin or initials. The ref
 * is the input element.
 */
export const CommandPalette: ForwardRefExoticComponent<CommandPaletteProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, CommandPaletteProps>(function CommandPalette(
    { isOpen, onOpenChange, title, ...props },
    ref,
  ) {
    const words = useMessages(messages);
    return (
      <Dialog title={title ?? words.title} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
        <Search {...props} inputRef={ref} />
      </Dialog>
    );
  });

interface SearchProps extends Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'title'> {
  readonly inputRef: ForwardedRef<HTMLInputElement>;
}

function Search({ inputRef, ...props }: SearchProps): ReactElement {
  const { placeholder, status = 'ready' } = props;
  const words = useMessages(messages);
  const listId = useId();
  const state = useCommandPaletteState(props);
  const { matches, current } = state;

  return (
    <S.Root>
      <S.Input
        ref={inputRef}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the window was opened to type in it
        autoFocus
        type="text"
        role="combobox"
        aria-label={words.search}
        aria-autocomplete="list"
        aria-expanded={matches.length > 0}
        aria-controls={matches.length > 0 ? listId : undefined}
        aria-activedescendant={current === -1 ? undefined : optionId(listId, current)}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={state.text}
        onChange={({ currentTarget, nativeEvent }) =>
          state.write(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => state.write(currentTarget.value, false)}
        onKeyDown={(event) => steer(event, state)}
      />
      <S.Answers>
        {matches.length === 0 ? null : <ComboBoxList id={listId} label={words.results} state={state} />}
      </S.Answers>
      <S.Foot>
        <p role="status">{statusText(words, status, state)}</p>
        <p>{words.hint}</p>
      </S.Foot>
    </S.Root>
  );
}

function statusText(
  words: CommandPaletteMessages,
  status: NonNullable<CommandPaletteProps['status']>,
  { matches, query }: CommandPaletteState,
): string {
  if (status === 'loading') return words.searching;
  if (status === 'failed') return words.failed;
  return matches.length === 0 ? words.nothingFound(query) : words.found(matches.length);
}

function steer(event: KeyboardEvent<HTMLInputElement>, state: CommandPaletteState): void {
  if (isInputMethodKey(event)) {
    event.stopPropagation(); // Here Esc cancels the composition of the input method, and must not close the dialog.
    return;
  }
  const by = rowsByKey.get(event.key);
  const pointed = state.matches[state.current];
  if (by !== undefined) state.move(by);
  else if (event.key === 'Enter' && pointed) state.choose(pointed.option);
  else return;
  event.preventDefault();
}
