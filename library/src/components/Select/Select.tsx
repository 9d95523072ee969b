import {
  forwardRef,
  type ForwardRefExoticComponent,
  type KeyboardEvent,
  type MouseEvent,
  type RefAttributes,
  useId,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { FieldLabel, type FieldWords, helpIdsOf, NativeFieldHelp } from '../Field/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as S from './Select.styles.ts';

export interface SelectOption {
  /** Value of the option, unique in the list. */
  readonly value: string;
  /** Label of the option. */
  readonly label: string;
  /** Makes the option unavailable. @default false */
  readonly isDisabled?: boolean;
}

export interface SelectProps extends FieldWords {
  /** The options of the list, in display order. */
  options: readonly SelectOption[];
  /** Value of the chosen option; '' when no option is chosen. */
  value?: string | undefined;
  /** Value of the initially chosen option (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the value of the chosen option, or with '' when the field is cleared. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /**
   * Text that the field shows while no option is chosen. The list also contains this text; the user chooses it to clear
   * the field. If `isRequired` is true, the field can't be cleared.
   */
  placeholder?: string | undefined;
  /** Name of the value in a submitted form. Without a name the form doesn't contain the value. */
  name?: string | undefined;
  /** Id of the select element. The label refers to this id. */
  id?: string | undefined;
  /** Value of the `autocomplete` attribute. It describes the purpose of the field to the browser's autofill. */
  autoComplete?: string | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /**
   * Prevents the user from changing the choice. The field can still be read, focused and submitted. The list contains
   * only the chosen option.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Marks the field as required. @default false */
  isRequired?: boolean | undefined;
  /** Marks the field as invalid. @default false */
  isInvalid?: boolean | undefined;
  /** Name for screen readers when the field has no visible label. */
  'aria-label'?: string | undefined;
}

/** Keys that open the list of a native select. */
const opening: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'F4'];

const stayClosed = (event: KeyboardEvent): void => {
  if (opening.includes(event.key)) event.preventDefault();
};

const focusOnly = (event: MouseEvent<HTMLElement>): void => {
  event.preventDefault();
  event.currentTarget.focus();
};

/**
 * Field in which the user chooses one option from a short list. The field is a native select. The ref is the select
 * element.
 */
export const Select: ForwardRefExoticComponent<SelectProps & RefAttributes<HTMLSelectElement>> = forwardRef<
  HTMLSelectElement,
  SelectProps
>(function Select(props, ref) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const select = useObjectRef(ref);
  const [value, setValue] = useControlledValue(props.value, props.defaultValue ?? '', props.onChange);
  useFormReset(select, props.defaultValue, value, setValue);
  const { label, description, errorMessage, placeholder, isReadOnly, isRequired } = props;
  const options = isReadOnly ? props.options.filter((option) => option.value === value) : props.options;
  const isNoneOffered = !options.some((option) => option.value === value);

  return (
    <S.Root className={props.className} style={props.style}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <S.Control>
        <S.Native
          ref={select}
          id={id}
          name={props.name}
          autoComplete={props.autoComplete}
          value={value}
          disabled={props.isDisabled}
          aria-readonly={isReadOnly || undefined}
          aria-required={isRequired || undefined}
          aria-invalid={props.isInvalid || Boolean(errorMessage) || undefined}
          aria-label={props['aria-label']}
          aria-describedby={helpIdsOf(id, { description, errorMessage })}
          data-placeholder={value === '' || undefined}
          onBlur={props.onBlur}
          onChange={(event) => setValue(event.currentTarget.value)}
          {...(isReadOnly ? { onKeyDown: stayClosed, onMouseDown: focusOnly } : {})}
        >
          {isNoneOffered || (placeholder !== undefined && !isReadOnly) ? (
            <option value="" disabled={isRequired}>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </S.Native>
        <ChevronDownIcon />
      </S.Control>
      <NativeFieldHelp id={id} description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
