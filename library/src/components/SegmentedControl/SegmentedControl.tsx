import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import * as S from './SegmentedControl.styles.ts';

export interface SegmentedControlOption {
  /** Value of the option, unique in the control. */
  readonly value: string;
  /** Label of the option. It should have one or two words. */
  readonly label: string;
  /** Makes the option unavailable. @default false */
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps
  extends
    FieldWords,
    Omit<
      AriaRadioGroupProps,
      | 'children'
      | 'className'
      | 'style'
      | 'validate'
      | 'validationBehavior'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'orientation'
    > {
  /** The options in display order. There should be two to five options. */
  options: readonly SegmentedControlOption[];
  /** Value of the chosen option; '' when no option is chosen. */
  value?: string | undefined;
  /** Value of the initially chosen option (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the value of the chosen option. */
  onChange?: ((value: string) => void) | undefined;
}

/**
 * Control in which the user chooses one of a few short options that are side by side, for example a view, a unit or a
 * period. The ref is the group element. Its `focus()` focuses the first option in the tab order.
 */
export const SegmentedControl: ForwardRefExoticComponent<SegmentedControlProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, SegmentedControlProps>(function SegmentedControl(props, ref) {
    const root = useFocusRef(ref);
    const { label, description, errorMessage, isInvalid, options, value, defaultValue, onChange, ...rest } = props;
    const [chosen, choose] = useControlledValue(value, defaultValue ?? '', onChange);

    return (
      <S.Root
        {...rest}
        ref={root}
        value={chosen === '' ? null : chosen}
        onChange={(next: string | null) => choose(next ?? '')}
        orientation="horizontal"
        isInvalid={isInvalid || Boolean(errorMessage)}
        validationBehavior="aria"
      >
        <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
        <S.Track>
          {options.map((option) => (
            <S.Segment key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
              {option.label}
            </S.Segment>
          ))}
        </S.Track>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </S.Root>
    );
  });
