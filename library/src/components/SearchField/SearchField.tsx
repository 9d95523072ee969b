import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useState } from 'react';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';

import { useMessages } from '../../i18n/useMessages.ts';
import { useControlledValue } from '../ControlledValue/index.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import { CloseIcon, SearchIcon } from '../Icon/index.ts';
import { messages } from './SearchField.messages.ts';
import * as S from './SearchField.styles.ts';

export interface SearchFieldProps
  extends
    Omit<FieldWords, 'errorMessage'>,
    Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'validate' | 'validationBehavior'> {
  placeholder?: string | undefined;
}

/**
 * Words to search for. While an input method composes, `onChange` waits for the finished characters, so a list
 * isn't filtered by half-typed pinyin. The ref is the input's.
 */
export const SearchField: ForwardRefExoticComponent<SearchFieldProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  SearchFieldProps
>(function SearchField({ label, description, placeholder, value, defaultValue, onChange, ...props }, ref) {
  const words = useMessages(messages);
  const [settled, settle] = useControlledValue<string>(value, defaultValue ?? '', onChange);
  const [composed, setComposed] = useState<string | null>(null);

  return (
    <S.Root
      {...props}
      value={composed ?? settled}
      onChange={(text) => (composed === null ? settle(text) : setComposed(text))}
    >
      <FieldLabel>{label}</FieldLabel>
      <S.Box isDisabled={props.isDisabled ?? false}>
        <SearchIcon />
        <S.Input
          ref={ref}
          {...(placeholder === undefined ? {} : { placeholder })}
          onCompositionStart={(event) => setComposed(event.currentTarget.value)}
          onCompositionEnd={(event) => {
            setComposed(null);
            settle(event.currentTarget.value);
          }}
        />
        <S.Clear aria-label={words.clear}>
          <CloseIcon />
        </S.Clear>
      </S.Box>
      <FieldHelp description={description} />
    </S.Root>
  );
});
