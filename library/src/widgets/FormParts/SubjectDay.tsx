import type { ReactElement } from 'react';

import { DateField } from '../../components/DateField/index.ts';
import { isCalendarDay } from '../../domain/calendar/calendarDay.ts';
import { namedFieldOf, type SubjectControlProps, textIn } from './subjectControl.ts';

/** Control for a day. The last day of a period can't be before its first day. */
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
