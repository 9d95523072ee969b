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
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with the words; while an input method composes, once with the finished characters. */
  onChange?: ((words: string) => void) | undefined;
  placeholder?: string | undefined;
}

/** A browser's own search field empties itself by Esc even while that key gives up a composition. */
const keepComposition = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && isInputMethodKey(event)) event.preventDefault();
};

/** Words to search for: Esc and a button clear them, Enter calls `onSubmit`. The ref is the input's. */
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
