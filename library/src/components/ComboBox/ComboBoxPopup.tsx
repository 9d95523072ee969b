import type { ReactElement, RefObject } from 'react';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import { useMessages } from '../../i18n/useMessages.ts';
import { Spinner } from '../Spinner/index.ts';
import { type ComboBoxMessages, messages } from './ComboBox.messages.ts';
import * as S from './ComboBox.styles.ts';
import { ComboBoxList } from './ComboBoxList.tsx';
import type { ComboBoxState } from './useComboBoxState.ts';

interface ComboBoxPopupProps {
  readonly id: string;
  /** The field beside which the popup opens. */
  readonly field: RefObject<HTMLElement | null>;
  readonly state: ComboBoxState;
  readonly status: 'ready' | 'loading' | 'failed';
  readonly allowsCustomValue: boolean;
}

/** Popup of a combo box: the list of options, or a message when there are no options to show. */
export function ComboBoxPopup(props: ComboBoxPopupProps): ReactElement {
  const { id, field, state, status } = props;
  const words = useMessages(messages);
  const hasOptions = status === 'ready' && state.matches.length > 0;
  const answer = state.isOpen ? answerIn(words, props) : '';

  return (
    <>
      <VisuallyHidden role="status">{answer}</VisuallyHidden>
      <S.Sheet
        isNonModal
        triggerRef={field}
        isOpen={state.isOpen}
        onOpenChange={(isOpen) => {
          // The popup closes by itself when the page scrolls, for example. Then the state must be closed too.
          if (!isOpen) state.hide();
        }}
        placement="bottom start"
        offset={4}
        containerPadding={8}
        onMouseDown={(event) => event.preventDefault()}
      >
        {hasOptions ? (
          <ComboBoxList id={id} label={words.options} state={state} />
        ) : (
          <S.Note id={id} aria-hidden>
            {status === 'loading' ? <Spinner label={words.loading} /> : null}
            {answer}
          </S.Note>
        )}
      </S.Sheet>
    </>
  );
}

function answerIn(words: ComboBoxMessages, { state, status, allowsCustomValue }: ComboBoxPopupProps): string {
  if (status !== 'ready') return words[status];
  if (state.matches.length > 0) return words.found(state.matches.length);
  if (state.query === '') return words.nothingOffered;
  return allowsCustomValue ? words.custom(state.query) : words.nothingFound(state.query);
}
