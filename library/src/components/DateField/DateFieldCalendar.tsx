import { type CalendarDate, parseDate } from '@internationalized/date';
import type { ReactElement, RefObject } from 'react';
import {
  Calendar,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';

import { type CalendarDay, isCalendarDay } from '../../domain/calendar/calendarDay.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import * as S from './DateFieldCalendar.styles.ts';

interface PickerItems {
  'aria-label': string;
  value: string | number;
  onChange: (value: string | number | null) => void;
  items: readonly { readonly id: number; readonly formatted: string }[];
}

const pickerOf = (picker: PickerItems): ReactElement => (
  <select
    aria-label={picker['aria-label']}
    value={picker.value}
    onChange={(event) => picker.onChange(Number(event.currentTarget.value))}
  >
    {picker.items.map((item) => (
      <option key={item.id} value={item.id}>
        {item.formatted}
      </option>
    ))}
  </select>
);

const dateOf = (day: CalendarDay | undefined): CalendarDate | null =>
  day !== undefined && isCalendarDay(day) ? parseDate(day) : null;

export interface DateFieldCalendarProps {
  /** The element beside which the calendar opens. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** True while the calendar is open. */
  readonly isOpen: boolean;
  /** Called when the user closes the calendar. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Name of the calendar for screen readers. */
  readonly label: string;
  /** The chosen day, `YYYY-MM-DD`; '' when no day is chosen. */
  readonly day: CalendarDay;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly minValue: CalendarDay | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  readonly maxValue: CalendarDay | undefined;
  /** Days between `minValue` and `maxValue` that can't be chosen. */
  readonly unavailableDays: readonly CalendarDay[] | undefined;
  /** Called with the day that the user chooses. */
  readonly onChoose: (day: CalendarDay) => void;
}

/**
 * Calendar of a date field in a popover, with select boxes for year and month. Its code is loaded when the user opens
 * the first calendar, because many users only type.
 */
export function DateFieldCalendar({
  triggerRef,
  isOpen,
  onOpenChange,
  ...props
}: DateFieldCalendarProps): ReactElement {
  return (
    <S.Sheet triggerRef={triggerRef} placement="bottom end" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog aria-label={props.label}>
        <Days {...props} />
      </Dialog>
    </S.Sheet>
  );
}

type DaysProps = Omit<DateFieldCalendarProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>;

function Days({ label, day, minValue, maxValue, unavailableDays = [], onChoose }: DaysProps): ReactElement {
  return (
    <Calendar
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the calendar, so the arrow keys must work
      autoFocus
      value={dateOf(day)}
      minValue={dateOf(minValue)}
      maxValue={dateOf(maxValue)}
      isDateUnavailable={(date) => unavailableDays.includes(date.toString())}
      onChange={(date) => onChoose(date.toString())}
    >
      <S.Toolbar>
        <S.Trigger slot="previous">
          <ChevronStartIcon />
        </S.Trigger>
        <CalendarYearPicker visibleYears={120}>{pickerOf}</CalendarYearPicker>
        <CalendarMonthPicker>{pickerOf}</CalendarMonthPicker>
        <S.Trigger slot="next">
          <ChevronEndIcon />
        </S.Trigger>
      </S.Toolbar>
      <S.Grid weekdayStyle="narrow">
        <CalendarGridHeader>{(weekday) => <S.Weekday>{weekday}</S.Weekday>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <S.Day date={date} />}</CalendarGridBody>
      </S.Grid>
    </Calendar>
  );
}
