import type { CalendarDay } from '../../domain/calendar/calendarDay.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';

/** Two days and all between them, both included; '' where a day isn't given. */
export interface DateRange {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
}

/** A range that is chosen by one press: 近7天, 本月. The caller counts it from the server's today. */
export interface DateRangePreset extends DateRange {
  readonly label: string;
}

export interface DateRangeStateProps {
  /** The days; a start after the end is told by the field and given on, so that the owner's check can refuse it. */
  value?: DateRange | undefined;
  /** @default neither day */
  defaultValue?: DateRange | undefined;
  /** Called when one of the days is committed (blur, Enter, calendar), or both by a preset. */
  onChange?: ((value: DateRange) => void) | undefined;
}

export interface DateRangeState {
  readonly range: DateRange;
  /** Whether the end lies before the start. */
  readonly isSwapped: boolean;
  readonly set: (range: DateRange) => void;
  readonly exchange: () => void;
}

const neither: DateRange = { start: '', end: '' };

/** Whether two ranges are of the same days. */
export const isSameRange = (one: DateRange, other: DateRange): boolean =>
  one.start === other.start && one.end === other.end;

/** Holds two days. */
export function useDateRangeState(props: DateRangeStateProps): DateRangeState {
  const [range, setRange] = useControlledValue(props.value, props.defaultValue ?? neither, props.onChange);
  const set = (next: DateRange): void => {
    if (!isSameRange(next, range)) setRange({ start: next.start, end: next.end });
  };
  return {
    range,
    isSwapped: range.start !== '' && range.end !== '' && range.end < range.start,
    set,
    exchange: () => set({ start: range.end, end: range.start }),
  };
}
