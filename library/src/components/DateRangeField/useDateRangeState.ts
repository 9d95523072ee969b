import type { CalendarDay } from '../../domain/calendar/calendarDay.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';

/** A range of days; both days are included. A day that isn't given is ''. */
export interface DateRange {
  /** The first day, `YYYY-MM-DD`. */
  readonly start: CalendarDay;
  /** The last day, `YYYY-MM-DD`. */
  readonly end: CalendarDay;
}

/** A range that the user can choose with one press: 近7天, 本月. The caller computes it from the server's current day. */
export interface DateRangePreset extends DateRange {
  /** Label of the button. */
  readonly label: string;
}

export interface DateRangeStateProps {
  /**
   * The range (controlled). If the start is after the end, an error is shown, but the range is still passed on, so that
   * the parent component can refuse it.
   */
  value?: DateRange | undefined;
  /** Initial range (uncontrolled). @default two empty days */
  defaultValue?: DateRange | undefined;
  /** Called when one day is committed (blur, Enter, calendar), or both days by a preset. */
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

/** State of a date range field. */
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
