import { forwardRef, type ForwardRefExoticComponent, type KeyboardEvent, type RefAttributes } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';

import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import { MinusIcon, PlusIcon } from '../Icon/index.ts';
import { messages } from './NumberField.messages.ts';
import * as S from './NumberField.styles.ts';
import { type NumberFieldStateProps, useNumberFieldState } from './useNumberFieldState.ts';

export interface NumberFieldProps
  extends
    FieldWords,
    NumberFieldStateProps,
    Pick<
      TextFieldProps,
      'isDisabled' | 'isReadOnly' | 'isRequired' | 'isInvalid' | 'name' | 'id' | 'autoFocus' | 'aria-label' | 'onFocus'
    > {
  placeholder?: string | undefined;
  /** What is counted, shown after the number: 人, 元. */
  unit?: string | undefined;
  /** Whether buttons to count up and down are shown; the arrow keys work either way. @default false */
  showStepper?: boolean | undefined;
  onBlur?: () => void;
}

/** A number, written in digits of either width. Text that is no number stays in sight, with the reason. The ref is the input's. */
export const NumberField: ForwardRefExoticComponent<NumberFieldProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  NumberFieldProps
>(function NumberField(props, ref) {
  const { label, description, errorMessage, placeholder, unit, showStepper, isInvalid, onBlur, ...others } = props;
  const { value, defaultValue, onChange, minValue, maxValue, step, fractionDigits = 0, ...rest } = others;
  const words = useMessages(messages);
  const state = useNumberFieldState({ value, defaultValue, onChange, minValue, maxValue, step, fractionDigits });
  const isLocked = Boolean(rest.isDisabled || rest.isReadOnly);
  const wrong = state.refusal
    ? state.refusal === 'notANumber'
      ? words.notANumber
      : fractionDigits === 0
        ? words.notWhole
        : words.tooManyDecimals(fractionDigits)
    : errorMessage;

  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => state.stepBy(1),
    ArrowDown: () => state.stepBy(-1),
    Enter: state.commit,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isLocked || event.nativeEvent.isComposing || !keys[event.key]) return;
    if (event.key !== 'Enter') event.preventDefault();
    keys[event.key]?.();
  };

  return (
    <S.Root
      {...rest}
      value={state.text}
      onChange={state.write}
      onBlur={() => {
        state.commit();
        onBlur?.();
      }}
      inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      isInvalid={isInvalid || Boolean(wrong)}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <S.Box isInvalid={isInvalid || Boolean(wrong)} isDisabled={rest.isDisabled ?? false}>
        {showStepper ? (
          <Button
            variant="quiet"
            aria-label={words.decrease}
            isDisabled={isLocked}
            onPress={() => state.stepBy(-1)}
            excludeFromTabOrder
          >
            <MinusIcon />
          </Button>
        ) : null}
        <S.Input
          ref={ref}
          onKeyDown={onKeyDown}
          data-part={showStepper ? 'stepped' : undefined}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        {unit ? <S.Unit>{unit}</S.Unit> : null}
        {showStepper ? (
          <Button
            variant="quiet"
            aria-label={words.increase}
            isDisabled={isLocked}
            onPress={() => state.stepBy(1)}
            excludeFromTabOrder
          >
            <PlusIcon />
          </Button>
        ) : null}
      </S.Box>
      <FieldHelp description={description} errorMessage={wrong} />
    </S.Root>
  );
});
