import { type KeyboardEvent, type ReactElement, useState } from 'react';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { TextField } from '../TextField/index.ts';
import { messages } from './Pagination.messages.ts';
import * as S from './Pagination.styles.ts';

export interface PageJumpProps {
  /** Number of pages of the list. */
  pageCount: number;
  /** Called with the page number that the user typed, from 1 to `pageCount`. */
  onJump: (page: number) => void;
}

/** The page number in a text with half-width or full-width digits. Null when the list has no such page. */
function pageIn(text: string, pageCount: number): number | null {
  const digits = text.normalize('NFKC').trim();
  const page = Number(digits);
  return /^\d+$/.test(digits) && page >= 1 && page <= pageCount ? page : null;
}

/**
 * Field in which the user types a page number. Enter opens this page. If the list has no such page, the text stays
 * visible, and a message shows the reason.
 */
export function PageJump({ pageCount, onJump }: PageJumpProps): ReactElement {
  const words = useMessages(messages);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);

  const jump = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isInputMethodKey(event)) return;
    event.preventDefault(); // Enter must not submit a form around the list.
    if (typed.trim() === '') return;
    const page = pageIn(typed, pageCount);
    setRefused(page === null);
    if (page === null) return;
    setTyped('');
    onJump(page);
  };

  return (
    <S.Jump>
      <span aria-hidden>{words.jump}</span>
      <TextField
        aria-label={words.jump}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        errorMessage={isRefused ? words.noSuchPage(pageCount) : undefined}
        onChange={(text) => {
          setTyped(text);
          setRefused(false);
        }}
        onKeyDown={jump}
      />
    </S.Jump>
  );
}
