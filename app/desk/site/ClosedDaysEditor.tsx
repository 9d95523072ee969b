import { type ClosedDay, daysInOrder } from '@tuanbao/library/domain/site/siteContents';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { EntryList } from './EntryList.tsx';
import type { Edited } from './Publication.tsx';
import { messages } from './site.messages.ts';

/** Editor of the days on which no cover can start. */
export function ClosedDaysEditor({ value, onChange }: Edited<readonly ClosedDay[]>): ReactElement {
  const words = useMessages(messages);
  return (
    <EntryList<ClosedDay, ClosedDay>
      caption={words.kinds.closedDays}
      value={value}
      onChange={(days) => onChange(daysInOrder(days))}
      columns={[
        { id: 'day', header: words.day, cell: ({ day }) => day, isRowHeader: true, width: '12rem' },
        { id: 'reason', header: words.reason, cell: ({ reason }) => reason },
      ]}
      keyOf={({ day }) => day}
      valuesOf={(entry) => entry ?? { day: '', reason: '' }}
      entryOf={({ day, reason }) => ({ day, reason: reason.trim() })}
      validate={({ day, reason }, others) => ({
        ...(day === '' && { day: words.dayMissing }),
        ...(others.some((other) => other.day === day) && { day: words.dayTwice }),
        ...(reason.trim() === '' && { reason: words.reasonMissing }),
      })}
      fields={
        <>
          <FormikDateField name="day" label={words.day} isRequired />
          <FormikTextField name="reason" label={words.reason} maxLength={60} isRequired isImmediate />
        </>
      }
    />
  );
}
