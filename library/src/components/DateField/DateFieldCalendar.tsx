import { type CalendarDate, parseDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import {
  Calendar,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';

import { type CalendarDay, isCalendarDay } from '../../domain/calendar/calendarDay.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import * as S from './DateField.styles.ts';

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
  readonly label: string;
  readonly day: CalendarDay;
  readonly minValue: CalendarDay | undefined;
  readonly maxValue: CalendarDay | undefined;
  readonly onChoose: (day: CalendarDay) => void;
}

/** The month sheet of a date field, with years and months to jump to. */
export function DateFieldCalendar({ label, day, minValue, maxValue, onChoose }: DateFieldCalendarProps): ReactElement {
  return (
    <Calendar
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the sheet: the arrow keys must work in it at once
      autoFocus
      value={dateOf(day)}
      minValue={dateOf(minValue)}
      maxValue={dateOf(maxValue)}
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
