import type { CalendarDay } from '../../domain/calendar/calendarDay.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';

/** A range of days, including its first and last day. A missing day is ''. */
export interface DateRange {
  /** The first day of the range, `YYYY-MM-DD`. */
  readonly start: CalendarDay;
  /** The last day of the range, `YYYY-MM-DD`. */
  readonly end: CalendarDay;
}

/**
 * A range that the user can choose with one press, such as 近7天 or 本月. The caller must compute it from the current day
 * of the server.
 */
export interface DateRangePreset extends DateRange {
  /** Label of the button that chooses the range. */
  readonly label: string;
}

export interface DateRangeStateProps {
  /**
   * The range (controlled). If its start is after its end, an error is shown. Such a range is still passed to
   * `onChange`, so that the parent component can refuse it.
   */
  value?: DateRange | undefined;
  /** Initial range (uncontrolled). @default two empty days */
  defaultValue?: DateRange | undefined;
  /**
   * Called when the range changes: one day is committed (see `DateField`), a preset sets both days, or the user
   * exchanges the two days.
   */
  onChange?: ((value: DateRange) => void) | undefined;
}

export interface DateRangeState {
  readonly range: DateRange;
  /** True when the end of the range is before its start. */
  readonly isSwapped: boolean;
  readonly set: (range: DateRange) => void;
  readonly exchange: () => void;
}

const neither: DateRange = { start: '', end: '' };

/** True when two ranges have the same days. */
export const isSameRange = (one: DateRange, other: DateRange): boolean =>
  one.start === other.start && one.end === other.end;

/** State of a field for a range of days. */
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
