import { forwardRef, type ForwardRefExoticComponent, type KeyboardEvent, type RefAttributes } from 'react';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { mergeProps } from 'react-aria/mergeProps';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useComposedText } from '../../foundation/useComposedText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import { CloseIcon, SearchIcon } from '../Icon/index.ts';
import { messages } from './SearchField.messages.ts';
import * as S from './SearchField.styles.ts';
import { useWordsAhead } from './useWordsAhead.ts';

export interface SearchFieldProps
  extends
    FieldWords,
    Omit<
      AriaSearchFieldProps,
      'children' | 'className' | 'style' | 'validate' | 'validationBehavior' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** The search text (controlled). */
  value?: string | undefined;
  /** Initial search text (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /**
   * Called with the search text after each change. While the user composes characters with an input method, it isn't
   * called until the composition ends.
   */
  onChange?: ((words: string) => void) | undefined;
  /** Text that the field shows while it is empty. */
  placeholder?: string | undefined;
}

/** Prevents Esc from clearing the native search field if Esc cancels a composition with an input method. */
const keepComposition = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && isInputMethodKey(event)) event.preventDefault();
};

/** Field for a search text. Esc or a button clears the text. Enter calls `onSubmit`. The ref is the input element. */
export const SearchField: ForwardRefExoticComponent<SearchFieldProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  SearchFieldProps
>(function SearchField(props, ref) {
  const { label, description, errorMessage, placeholder, isInvalid, value, defaultValue, onChange, ...rest } = props;
  const words = useMessages(messages);
  const ahead = useWordsAhead(value, defaultValue ?? '', onChange);
  const composedText = useComposedText(ahead.words, ahead.write);
  const isWrong = isInvalid || Boolean(errorMessage);

  return (
    <S.Root {...mergeProps(rest, composedText, { onBlur: ahead.settle })} isInvalid={isWrong} validationBehavior="aria">
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <S.Box isDisabled={rest.isDisabled ?? false} isInvalid={isWrong}>
        <SearchIcon />
        <S.Input ref={ref} onKeyDown={keepComposition} {...(placeholder === undefined ? {} : { placeholder })} />
        <S.Clear aria-label={words.clear}>
          <CloseIcon />
        </S.Clear>
      </S.Box>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
