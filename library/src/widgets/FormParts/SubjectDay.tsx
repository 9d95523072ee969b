import type { ReactElement } from 'react';

import { DateField } from '../../components/DateField/index.ts';
import { isCalendarDay } from '../../domain/calendar/calendarDay.ts';
import { namedFieldOf, type SubjectControlProps, textIn } from './subjectControl.ts';

/** Control for a day. If the day is the last one of a period, it can't be before the first one. */
export function SubjectDay(props: SubjectControlProps<'day'>): ReactElement {
  const { form, part, field } = props;
  const [first] = Object.entries(form.fields).find(([, { until }]) => until === field) ?? [];
  const firstDay = first === undefined ? undefined : part.values.get(first);
  return (
    <DateField
      {...namedFieldOf(props)}
      minValue={typeof firstDay === 'string' && isCalendarDay(firstDay) ? firstDay : undefined}
      value={textIn(props)}
      onChange={(day) => part.setField(field, day)}
    />
  );
}
