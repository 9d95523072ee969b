import type { CalendarDay } from '../../domain/calendar/calendarDay.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';

/** A range of days, both ends included; '' for an end that isn't given. */
export interface DateRange {
  /** The first day, `YYYY-MM-DD`. */
  readonly start: CalendarDay;
  /** The last day, `YYYY-MM-DD`. */
  readonly end: CalendarDay;
}

/** A range that one press chooses: 近7天, 本月. The caller computes it from the server's today. */
export interface DateRangePreset extends DateRange {
  /** Label of the button. */
  readonly label: string;
}

export interface DateRangeStateProps {
  /** The range. A start after the end shows an error but is passed on, so that the owner's check can refuse it. */
  value?: DateRange | undefined;
  /** The first range. @default neither day */
  defaultValue?: DateRange | undefined;
  /** Called when one of the days is committed (blur, Enter, calendar), or both by a preset. */
  onChange?: ((value: DateRange) => void) | undefined;
}

export interface DateRangeState {
  readonly range: DateRange;
  /** True when the end is before the start. */
  readonly isSwapped: boolean;
  readonly set: (range: DateRange) => void;
  readonly exchange: () => void;
}

const neither: DateRange = { start: '', end: '' };

/** True when two ranges have the same days. */
export const isSameRange = (one: DateRange, other: DateRange): boolean =>
  one.start === other.start && one.end === other.end;

/** The state of a range of days. */
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
