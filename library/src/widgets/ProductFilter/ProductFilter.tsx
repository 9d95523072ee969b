import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useRef } from 'react';

import { Button } from '../../components/Button/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Select, type SelectOption } from '../../components/Select/index.ts';
import {
  emptyProductFilter,
  type ProductFilterOptions,
  type ProductFilterValue,
} from '../../domain/product/productFilter.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { productLineMessages } from '../../i18n/productLine.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './ProductFilter.messages.ts';
import * as S from './ProductFilter.styles.ts';

export interface ProductFilterProps extends ProductFilterOptions {
  /** The filter (controlled). */
  value?: ProductFilterValue | undefined;
  /** The filter that is set at first (uncontrolled). @default emptyProductFilter */
  defaultValue?: ProductFilterValue | undefined;
  /** Called with the filter after every change. While an input method is composing text, `onChange` isn't called. */
  onChange?: ((value: ProductFilterValue) => void) | undefined;
  /** Number of products that match the filter. When the number changes, assistive technology announces the number. */
  resultCount?: number | undefined;
}

const optionOf = (value: string): SelectOption => ({ value, label: value });

/**
 * Filter for a list of products, by keyword, insurer, product line and tag. `productFilterOptionsOf` returns its
 * options. The ref is the outermost element; its `focus()` focuses the first control.
 */
export const ProductFilter: ForwardRefExoticComponent<ProductFilterProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  ProductFilterProps
>(function ProductFilter({ companies, lines, tags, lineCounts, resultCount, ...props }, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  const lineNames = useMessages(productLineMessages);
  const [value, setValue] = useControlledValue(props.value, props.defaultValue ?? emptyProductFilter, props.onChange);
  const keywordRef = useRef<HTMLInputElement>(null);
  const isEmpty = Object.values(value).every((part) => part === '');

  const change = (part: Partial<ProductFilterValue>) => setValue({ ...value, ...part });
  const clear = () => {
    setValue(emptyProductFilter);
    keywordRef.current?.focus();
  };

  return (
    <S.Root ref={root} role="search" aria-label={words.label}>
      <SearchField
        ref={keywordRef}
        label={words.keyword}
        placeholder={words.keywordExample}
        autoComplete="off"
        value={value.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <Select
        label={words.company}
        placeholder={words.all}
        options={companies.map(({ code, name }) => ({ value: code, label: name }))}
        value={value.company}
        onChange={(company) => change({ company })}
      />
      <Select
        label={words.line}
        placeholder={words.all}
        options={lines.map((line) => ({
          value: line,
          label: words.lineOf(ownValue(lineNames, line) ?? line, ownValue(lineCounts, line)),
        }))}
        value={value.line}
        onChange={(line) => change({ line })}
      />
      <Select
        label={words.tag}
        placeholder={words.all}
        options={tags.map(optionOf)}
        value={value.tag}
        onChange={(tag) => change({ tag })}
      />
      <S.Foot>
        <S.Results role="status">{resultCount === undefined ? null : words.results(resultCount)}</S.Results>
        {isEmpty ? null : (
          <Button variant="quiet" size="small" onPress={clear}>
            {words.clear}
          </Button>
        )}
      </S.Foot>
    </S.Root>
  );
});
