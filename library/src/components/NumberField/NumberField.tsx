import {
  forwardRef,
  type ForwardRefExoticComponent,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
} from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useComposedText } from '../../foundation/useComposedText.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { FieldHelp, FieldLabel, type FieldWords, FormValue } from '../Field/index.ts';
import { MinusIcon, PlusIcon } from '../Icon/index.ts';
import { messages, type NumberFieldMessages } from './NumberField.messages.ts';
import * as S from './NumberField.styles.ts';
import { type NumberFieldState, type NumberFieldStateProps, useNumberFieldState } from './useNumberFieldState.ts';

export interface NumberFieldProps
  extends
    FieldWords,
    NumberFieldStateProps,
    Pick<
      TextFieldProps,
      'isDisabled' | 'isReadOnly' | 'isRequired' | 'isInvalid' | 'id' | 'autoFocus' | 'aria-label' | 'onFocus'
    > {
  /** Name of the value in a submitted form. The value has no thousands separators: `12000`. */
  name?: string | undefined;
  /** Text that the field shows while it is empty. */
  placeholder?: string | undefined;
  /** Unit after the number, such as 人 or 元. */
  unit?: string | undefined;
  /**
   * Shows buttons that increase and decrease the number. The arrow keys change the number even without these buttons.
   * @default false
   */
  showStepper?: boolean | undefined;
  /** Called when focus leaves the input element. */
  onBlur?: () => void;
}

/** Separates the props for the number from the props for the text field. */
function parted<Props extends NumberFieldStateProps>(props: Props) {
  const {
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
    step,
    fractionDigits = 0,
    showFractionDigits,
    ...rest
  } = props;
  return {
    numbers: { value, defaultValue, onChange, minValue, maxValue, step, fractionDigits, showFractionDigits },
    rest,
  };
}

/**
 * Field for a number. Half-width and full-width digits are accepted. If the text isn't a number, it stays visible, and
 * a message shows the reason. The ref is the input element.
 */
export const NumberField: ForwardRefExoticComponent<NumberFieldProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  NumberFieldProps
>(function NumberField(props, ref) {
  const { label, description, errorMessage, placeholder, unit, showStepper, isInvalid, onBlur, name, ...others } =
    props;
  const { numbers, rest } = parted(others);
  const { defaultValue, fractionDigits } = numbers;
  const words = useMessages(messages);
  const input = useObjectRef(ref);
  const state = useNumberFieldState(numbers);
  const composedText = useComposedText(state.text, state.write);
  useFormReset(input, defaultValue, state.value, state.reset);
  const isLocked = Boolean(rest.isDisabled || rest.isReadOnly);
  const wrong = state.refusal ? refusalIn(words, state.refusal, fractionDigits) : errorMessage;
  const isWrong = isInvalid || Boolean(wrong);
  const stepButton = (direction: 1 | -1): ReactElement => (
    <Button
      variant="quiet"
      aria-label={direction > 0 ? words.increase : words.decrease}
      isDisabled={isLocked}
      onPress={() => state.stepBy(direction)}
      excludeFromTabOrder
    >
      {direction > 0 ? <PlusIcon /> : <MinusIcon />}
    </Button>
  );

  return (
    <S.Root
      {...mergeProps(rest, composedText)}
      onBlur={() => {
        state.commit();
        onBlur?.();
      }}
      inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      isInvalid={isWrong}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <S.Box isInvalid={isWrong} isDisabled={rest.isDisabled ?? false}>
        {showStepper ? stepButton(-1) : null}
        <S.Input
          ref={input}
          onKeyDown={(event) => {
            if (!isLocked) steer(event, state);
          }}
          data-part={showStepper ? 'stepped' : undefined}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        {unit ? <S.Unit>{unit}</S.Unit> : null}
        {showStepper ? stepButton(1) : null}
      </S.Box>
      <FormValue name={name} value={state.value === null ? '' : String(state.value)} isDisabled={rest.isDisabled} />
      <FieldHelp description={description} errorMessage={wrong} />
    </S.Root>
  );
});

function refusalIn(
  words: NumberFieldMessages,
  refusal: NonNullable<NumberFieldState['refusal']>,
  fractionDigits: number,
): string {
  if (refusal === 'notANumber') return words.notANumber;
  return fractionDigits === 0 ? words.notWhole : words.tooManyDecimals(fractionDigits);
}

function steer(event: KeyboardEvent, state: NumberFieldState): void {
  if (isInputMethodKey(event)) return;
  if (event.key === 'Enter') return state.commit();
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  state.stepBy(event.key === 'ArrowUp' ? 1 : -1);
}
