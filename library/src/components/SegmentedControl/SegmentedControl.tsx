import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import * as S from './SegmentedControl.styles.ts';

export interface SegmentedControlOption {
  readonly value: string;
  /** One or two words. */
  readonly label: string;
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
  /** Two to five choices. */
  options: readonly SegmentedControlOption[];
  /** The chosen option's value; '' for none. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** Chooses one of a few short options that stand side by side: a view, a unit, a period. The ref is the group's; its `focus()` goes to the option in reach. */
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
