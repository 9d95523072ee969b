import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes, useId } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { useObjectRef } from 'react-aria/useObjectRef';

import type { CalendarDay } from '../../domain/calendar/calendarDay.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { DateField } from '../DateField/index.ts';
import { FieldLabel, type FieldWords, helpIdsOf, NativeFieldHelp } from '../Field/index.ts';
import { messages } from './DateRangeField.messages.ts';
import * as S from './DateRangeField.styles.ts';
import {
  type DateRangePreset,
  type DateRangeState,
  type DateRangeStateProps,
  isSameRange,
  useDateRangeState,
} from './useDateRangeState.ts';

export interface DateRangeFieldProps extends FieldWords, DateRangeStateProps {
  /** The first allowed day, `YYYY-MM-DD`. */
  minValue?: CalendarDay | undefined;
  /** The last allowed day, `YYYY-MM-DD`. */
  maxValue?: CalendarDay | undefined;
  /** Ranges that the user can choose with one press. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Name of the first day in a submitted form. The value is the day as `YYYY-MM-DD`. */
  startName?: string | undefined;
  /** Name of the last day in a submitted form. The value is the day as `YYYY-MM-DD`. */
  endName?: string | undefined;
  /** Id of the group that contains both fields. The ids of the group's label, hint and error begin with this id. */
  id?: string | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** Shows the range so that it can be read and focused but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Marks the field as required. @default false */
  isRequired?: boolean | undefined;
  /** Marks the field as invalid. @default false */
  isInvalid?: boolean | undefined;
  /** Name for screen readers when the field has no visible label. */
  'aria-label'?: string | undefined;
}

/** The props that both date fields share. */
const dayPropsOf = (props: DateRangeFieldProps, isWrong: boolean) => ({
  minValue: props.minValue,
  maxValue: props.maxValue,
  isDisabled: Boolean(props.isDisabled),
  isReadOnly: Boolean(props.isReadOnly),
  isRequired: Boolean(props.isRequired),
  isInvalid: Boolean(props.isInvalid) || isWrong,
});

/**
 * Two fields for a range of days: one for the first day and one for the last day. The user types each day or chooses it
 * from a calendar. The ref is the first input element.
 */
export const DateRangeField: ForwardRefExoticComponent<DateRangeFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, DateRangeFieldProps>(function DateRangeField(props, ref) {
    const { label, description, errorMessage, presets = [], isDisabled, isReadOnly, isRequired, ...rest } = props;
    const words = useMessages(messages);
    const ownId = useId();
    const id = rest.id ?? ownId;
    const state = useDateRangeState(props);
    const { range, set } = state;
    const start = useObjectRef(ref);
    useFormReset(start, rest.defaultValue, range, set);
    const wrong = state.isSwapped ? words.swapped : errorMessage;
    const isFixed = Boolean(isDisabled || isReadOnly);
    const day = dayPropsOf(props, Boolean(wrong));

    return (
      <S.Root
        id={id}
        className={rest.className}
        style={rest.style}
        role="group"
        aria-label={rest['aria-label']}
        aria-labelledby={label === undefined ? undefined : `${id}-label`}
        aria-describedby={helpIdsOf(id, { description, errorMessage: wrong })}
        aria-disabled={isDisabled || undefined}
      >
        <LabelContext.Provider value={{ id: `${id}-label`, elementType: 'span' }}>
          <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        </LabelContext.Provider>
        <S.Days>
          <DateField
            {...day}
            ref={start}
            aria-label={words.start}
            name={rest.startName}
            value={range.start}
            onChange={(next) => set({ ...range, start: next })}
          />
          <S.To aria-hidden>{words.to}</S.To>
          <DateField
            {...day}
            aria-label={words.end}
            name={rest.endName}
            value={range.end}
            onChange={(next) => set({ ...range, end: next })}
          />
        </S.Days>
        {presets.length > 0 ? <Presets presets={presets} range={range} isDisabled={isFixed} onChoose={set} /> : null}
        <NativeFieldHelp id={id} description={description} errorMessage={wrong} />
        {state.isSwapped && !isFixed ? (
          <S.Presets>
            <Button size="small" onPress={state.exchange}>
              {words.exchange}
            </Button>
          </S.Presets>
        ) : null}
      </S.Root>
    );
  });

interface PresetsProps extends Pick<DateRangeState, 'range'> {
  readonly presets: readonly DateRangePreset[];
  readonly isDisabled: boolean;
  readonly onChoose: DateRangeState['set'];
}

/** Buttons for ranges that the user can choose with one press. */
function Presets({ presets, range, isDisabled, onChoose }: PresetsProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Presets role="group" aria-label={words.presets}>
      {presets.map((preset) => (
        <Button
          key={preset.label}
          size="small"
          isDisabled={isDisabled}
          aria-pressed={isSameRange(preset, range)}
          onPress={() => onChoose(preset)}
        >
          {preset.label}
        </Button>
      ))}
    </S.Presets>
  );
}
