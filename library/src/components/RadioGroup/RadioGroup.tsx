import type { ReactElement, ReactNode } from 'react';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';

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
    Omit<AriaRadioGroupProps, 'children' | 'className' | 'style' | 'validate' | 'validationBehavior'> {
  options: readonly RadioOption[];
}

/** Chooses one of a few options, all of them in sight; `orientation` is vertical unless said otherwise. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { label, description, errorMessage, isInvalid, options, orientation = 'vertical', ...rest } = props;
  return (
    <S.Root
      {...rest}
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
}
