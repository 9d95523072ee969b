import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useRef, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import type { TextFieldProps } from 'react-aria-components/TextField';

import { useMessages } from '../../i18n/useMessages.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import { CalendarIcon } from '../Icon/index.ts';
import { messages } from './DateField.messages.ts';
import * as S from './DateField.styles.ts';
import { DateFieldCalendar } from './DateFieldCalendar.tsx';
import { type DateFieldStateProps, useDateFieldState } from './useDateFieldState.ts';

export interface DateFieldProps
  extends
    FieldWords,
    DateFieldStateProps,
    Pick<
      TextFieldProps,
      | 'isDisabled'
      | 'isReadOnly'
      | 'isRequired'
      | 'isInvalid'
      | 'name'
      | 'id'
      | 'autoFocus'
      | 'autoComplete'
      | 'aria-label'
    > {
  /** @default 'YYYY-MM-DD' */
  placeholder?: string | undefined;
  onBlur?: () => void;
}

/**
 * A day, typed or pasted the way people write it (19900307, 1990-3-7, 1990年3月7日) or chosen from a calendar.
 * Text that can't be taken stays in sight, with the reason. The ref is the input's.
 */
export const DateField: ForwardRefExoticComponent<DateFieldProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  DateFieldProps
>(function DateField(props, ref) {
  const { label, description, errorMessage, placeholder = 'YYYY-MM-DD', isInvalid, onBlur, ...others } = props;
  const { value, defaultValue, onChange, minValue, maxValue, ...rest } = others;
  const words = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const state = useDateFieldState({ value, defaultValue, onChange, minValue, maxValue });
  const reasons = {
    notADay: words.notADay,
    tooEarly: words.tooEarly(minValue ?? ''),
    tooLate: words.tooLate(maxValue ?? ''),
  };
  const wrong = state.refusal ? reasons[state.refusal] : errorMessage;

  return (
    <S.Root
      {...rest}
      value={state.text}
      onChange={state.write}
      onBlur={() => {
        state.commit();
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') state.commit();
      }}
      isInvalid={isInvalid || Boolean(wrong)}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <S.Box ref={box} isInvalid={isInvalid || Boolean(wrong)} isDisabled={rest.isDisabled ?? false}>
        <S.Input ref={ref} placeholder={placeholder} />
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <S.Trigger aria-label={words.openCalendar} isDisabled={Boolean(rest.isDisabled || rest.isReadOnly)}>
            <CalendarIcon />
          </S.Trigger>
          <S.Sheet triggerRef={box} placement="bottom end">
            <Dialog aria-label={words.calendar}>
              <DateFieldCalendar
                label={words.calendar}
                day={state.day}
                minValue={minValue}
                maxValue={maxValue}
                onChoose={(day) => {
                  state.choose(day);
                  setOpen(false);
                }}
              />
            </Dialog>
          </S.Sheet>
        </DialogTrigger>
      </S.Box>
      <FieldHelp description={description} errorMessage={wrong} />
    </S.Root>
  );
});
