import { forwardRef, type ForwardRefExoticComponent, type ReactNode, type RefAttributes } from 'react';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import * as S from './RadioGroup.styles.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps
  extends
    FieldWords,
    Omit<
      AriaRadioGroupProps,
      'children' | 'className' | 'style' | 'validate' | 'validationBehavior' | 'value' | 'defaultValue' | 'onChange'
    > {
  options: readonly RadioOption[];
  /** The chosen option's value; '' for none. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** Chooses one of a few options, all of them in sight; `orientation` is vertical unless said otherwise. The ref is the group's; its `focus()` goes to the option in reach. */
export const RadioGroup: ForwardRefExoticComponent<RadioGroupProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  RadioGroupProps
>(function RadioGroup(props, ref) {
  const root = useFocusRef(ref);
  const { label, description, errorMessage, isInvalid, options, orientation = 'vertical', ...others } = props;
  const { value, defaultValue, onChange, ...rest } = others;
  const [chosen, choose] = useControlledValue(value, defaultValue ?? '', onChange);

  return (
    <S.Root
      {...rest}
      ref={root}
      value={chosen === '' ? null : chosen}
      onChange={(next: string | null) => choose(next ?? '')}
      orientation={orientation}
      isInvalid={isInvalid || Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <S.Options data-orientation={orientation}>
        {options.map((option) => (
          <S.Radio key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
            <span>
              {option.label}
              {option.description ? <span data-part="description">{option.description}</span> : null}
            </span>
          </S.Radio>
        ))}
      </S.Options>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
