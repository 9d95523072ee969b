import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useRef, useState } from 'react';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import { messages } from './CheckboxGroup.messages.ts';
import * as S from './CheckboxGroup.styles.ts';
import type { CheckboxGroupOption } from './checkboxGroupOption.ts';
import { TickAll } from './TickAll.tsx';

export interface CheckboxGroupProps
  extends
    FieldWords,
    Omit<
      AriaCheckboxGroupProps,
      'children' | 'className' | 'style' | 'validate' | 'validationBehavior' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** The options of the group, in display order. */
  options: readonly CheckboxGroupOption[];
  /** Values of the checked options, in the order of `options` (controlled). */
  value?: readonly string[] | undefined;
  /** Values of the initially checked options (uncontrolled). @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of all checked options, in the order of `options`. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Minimum number of checked options. If fewer are checked after the first change, an error is shown. @default 0 */
  minCount?: number | undefined;
  /**
   * Maximum number of checked options. When it is reached, the options that aren't checked are disabled. @default all
   * options
   */
  maxCount?: number | undefined;
  /**
   * Shows a checkbox that checks or unchecks all enabled options. Has no effect if `maxCount` is given. @default false
   */
  allowsSelectAll?: boolean | undefined;
  /** Direction in which the options are laid out. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

const none: readonly string[] = [];

/**
 * Group of checkboxes in which the user can choose several options. All options are visible. The ref is the group
 * element. Its `focus()` focuses a checkbox of the group.
 */
export const CheckboxGroup: ForwardRefExoticComponent<CheckboxGroupProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  CheckboxGroupProps
>(function CheckboxGroup(props, ref) {
  const root = useFocusRef(ref);
  const { label, description, errorMessage, isInvalid, options, orientation = 'vertical', ...others } = props;
  const { value, defaultValue, onChange, minCount = 0, maxCount, allowsSelectAll = false, ...rest } = others;
  const words = useMessages(messages);
  const [ticked, tick] = useControlledValue(value, defaultValue ?? none, onChange);
  const [isChanged, setChanged] = useState(false);
  const firstBox = useRef<HTMLInputElement>(null);
  useFormReset(firstBox, defaultValue, ticked, (first) => {
    setChanged(false);
    tick(first);
  });
  const isFull = maxCount !== undefined && ticked.length >= maxCount;
  const isShort = isChanged && ticked.length < minCount;
  const wrong = errorMessage || (isShort ? words.tooFew(minCount) : undefined);

  const change = (next: readonly string[]): void => {
    setChanged(true);
    tick(options.map((option) => option.value).filter((one) => next.includes(one)));
  };

  return (
    <S.Root
      {...rest}
      ref={root}
      value={[...ticked]}
      onChange={change}
      isInvalid={isInvalid || Boolean(wrong)}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      {allowsSelectAll && maxCount === undefined ? (
        <TickAll
          options={options}
          ticked={ticked}
          isDisabled={rest.isDisabled}
          isReadOnly={rest.isReadOnly}
          onChange={change}
        />
      ) : null}
      <S.Options data-orientation={orientation}>
        {options.map((option, at) => (
          <Checkbox
            ref={at === 0 ? firstBox : null}
            key={option.value}
            value={option.value}
            description={option.description}
            isDisabled={Boolean(option.isDisabled) || (isFull && !ticked.includes(option.value))}
          >
            {option.label}
          </Checkbox>
        ))}
      </S.Options>
      {maxCount === undefined ? null : <S.Count role="status">{words.atMost(ticked.length, maxCount)}</S.Count>}
      <FieldHelp description={description} errorMessage={wrong} />
    </S.Root>
  );
});
