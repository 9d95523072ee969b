import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useRef,
} from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useComposedText } from '../../foundation/useComposedText.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { type OverlayOnDemand, useOverlayOnDemand } from '../../foundation/useOverlayOnDemand.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FieldHelp, FieldLabel, type FieldWords, FormValue } from '../Field/index.ts';
import { CalendarIcon } from '../Icon/index.ts';
import { type DateFieldMessages, messages } from './DateField.messages.ts';
import * as S from './DateField.styles.ts';
import type { DateFieldCalendar } from './DateFieldCalendar.tsx';
import { type DateFieldRefusal, type DateFieldStateProps, useDateFieldState } from './useDateFieldState.ts';

export interface DateFieldProps
  extends
    FieldWords,
    DateFieldStateProps,
    Pick<
      TextFieldProps,
      'isDisabled' | 'isReadOnly' | 'isRequired' | 'isInvalid' | 'id' | 'autoFocus' | 'autoComplete' | 'aria-label'
    > {
  /** Name of the value in a submitted form. The value is the day as `YYYY-MM-DD`. */
  name?: string | undefined;
  /** Text that the field shows while it is empty. @default 'YYYY-MM-DD' */
  placeholder?: string | undefined;
  /** Called when focus leaves the input element. */
  onBlur?: () => void;
}

const loadCalendar = async (): Promise<typeof DateFieldCalendar> =>
  (await import('./DateFieldCalendar.tsx')).DateFieldCalendar;

/** Message that explains why a text isn't accepted. */
function reasonFor(refusal: DateFieldRefusal, words: DateFieldMessages, minValue = '', maxValue = ''): string {
  if (refusal === 'tooEarly') return words.tooEarly(minValue);
  if (refusal === 'tooLate') return words.tooLate(maxValue);
  return words[refusal];
}

/**
 * Field for a day. The user types or pastes the day in a common format (19900307, 1990-3-7, 1990年3月7日), or chooses it
 * from a calendar. If a text isn't accepted, it stays visible, and a message shows the reason. The ref is the input
 * element.
 */
export const DateField: ForwardRefExoticComponent<DateFieldProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  DateFieldProps
>(function DateField(props, ref) {
  const { label, description, errorMessage, placeholder = 'YYYY-MM-DD', isInvalid, onBlur, name, ...others } = props;
  const { value, defaultValue, onChange, minValue, maxValue, unavailableDays, ...rest } = others;
  const words = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ value, defaultValue, onChange, minValue, maxValue, unavailableDays });
  const input = useObjectRef(ref);
  const { Overlay: Calendar, ...calendar } = useOverlayOnDemand(loadCalendar, () => input.current?.focus());
  const composedText = useComposedText(state.text, state.write);
  useFormReset(input, defaultValue, state.day, state.choose);
  const wrong = state.refusal ? reasonFor(state.refusal, words, minValue, maxValue) : errorMessage;
  const isWrong = isInvalid || Boolean(wrong);

  return (
    <S.Root
      {...mergeProps(rest, composedText)}
      onBlur={() => {
        state.commit();
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isInputMethodKey(event)) state.commit();
      }}
      isInvalid={isWrong}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <S.Box ref={box} isInvalid={isWrong} isDisabled={rest.isDisabled ?? false}>
        <S.Input ref={input} placeholder={placeholder} />
        <CalendarButton
          label={words.openCalendar}
          isDisabled={Boolean(rest.isDisabled || rest.isReadOnly)}
          calendar={calendar}
        />
        {Calendar ? (
          <Calendar
            triggerRef={box}
            isOpen={calendar.isOpen}
            onOpenChange={calendar.setOpen}
            label={words.calendar}
            day={state.day}
            minValue={minValue}
            maxValue={maxValue}
            unavailableDays={unavailableDays}
            onChoose={(day) => {
              state.choose(day);
              calendar.setOpen(false);
            }}
          />
        ) : null}
      </S.Box>
      <FormValue name={name} value={state.day} isDisabled={rest.isDisabled} />
      <FieldHelp
        description={calendar.hasFailed ? withReason(words.noCalendar, description) : description}
        errorMessage={wrong}
      />
    </S.Root>
  );
});

/** Returns the description of the field below the reason why the calendar can't be opened. */
const withReason = (reason: string, description: ReactNode): ReactElement => (
  <>
    {reason}
    {description ? <br /> : null}
    {description}
  </>
);

interface CalendarButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly calendar: Omit<OverlayOnDemand<unknown>, 'Overlay'>;
}

/** Button that opens the calendar. It begins to load the calendar when the pointer or the focus reaches it. */
function CalendarButton({ label, isDisabled, calendar }: CalendarButtonProps): ReactElement {
  return (
    <S.Trigger
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={calendar.isOpen}
      isDisabled={isDisabled}
      onHoverStart={calendar.prepare}
      onFocus={calendar.prepare}
      onPress={calendar.open}
    >
      <CalendarIcon />
    </S.Trigger>
  );
}
