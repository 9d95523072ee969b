import { forwardRef, type ForwardRefExoticComponent, type ReactNode, type RefAttributes } from 'react';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import * as S from './RadioGroup.styles.ts';

export interface RadioOption {
  /** Value of the option, unique in the group. */
  readonly value: string;
  /** Label of the option. */
  readonly label: ReactNode;
  /** A second line below the label, which explains the option. */
  readonly description?: ReactNode;
  /** Makes the option unavailable. @default false */
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps
  extends
    FieldWords,
    Omit<
      AriaRadioGroupProps,
      'children' | 'className' | 'style' | 'validate' | 'validationBehavior' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** The options of the group, in display order. */
  options: readonly RadioOption[];
  /** Value of the chosen option; '' when no option is chosen (controlled). */
  value?: string | undefined;
  /** Value of the initially chosen option (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the value of the chosen option. */
  onChange?: ((value: string) => void) | undefined;
}

/**
 * Group of radio buttons in which the user chooses one of a few visible options. `orientation` is vertical by default.
 * The ref is the group element. Its `focus()` focuses the first option in the tab order.
 */
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
