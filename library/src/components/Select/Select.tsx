import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useId } from 'react';

import { useControlledValue } from '../ControlledValue/index.ts';
import { FieldLabel, type FieldWords, NativeFieldHelp } from '../Field/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as S from './Select.styles.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends FieldWords {
  options: readonly SelectOption[];
  /** The chosen option's value; '' for none. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Shown while nothing is chosen; chosen again it empties the field unless `isRequired`. */
  placeholder?: string | undefined;
  name?: string;
  id?: string;
  autoComplete?: string;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  isInvalid?: boolean | undefined;
  'aria-label'?: string;
}

/** Chooses one of a short list with the platform's own select. The ref is the select's. */
export const Select: ForwardRefExoticComponent<SelectProps & RefAttributes<HTMLSelectElement>> = forwardRef<
  HTMLSelectElement,
  SelectProps
>(function Select(props, ref) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const [value, setValue] = useControlledValue(props.value, props.defaultValue ?? '', props.onChange);
  const { label, description, errorMessage, placeholder, options, isRequired } = props;
  const describedBy = [description ? `${id}-description` : '', errorMessage ? `${id}-error` : ''].join(' ').trim();
  const hasPlaceholder = placeholder !== undefined || !options.some((option) => option.value === value);

  return (
    <S.Root className={props.className} style={props.style}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <S.Control>
        <S.Native
          ref={ref}
          id={id}
          name={props.name}
          autoComplete={props.autoComplete}
          value={value}
          disabled={props.isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={props.isInvalid || Boolean(errorMessage) || undefined}
          aria-label={props['aria-label']}
          aria-describedby={describedBy || undefined}
          data-placeholder={value === '' || undefined}
          onBlur={props.onBlur}
          onChange={(event) => setValue(event.currentTarget.value)}
        >
          {hasPlaceholder ? (
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
