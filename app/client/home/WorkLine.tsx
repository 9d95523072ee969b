import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { shanghaiDayOf } from '@tuanbao/library/domain/calendar/clock';
import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';
import { dueUrgencyOf } from '@tuanbao/library/domain/worklist/dueUrgency';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { WorkLine as Line } from '../data/useWorklist.ts';
import { messages } from './home.messages.ts';
import * as S from './WorkLine.styles.ts';
import { workTarget } from './workTarget.ts';

export interface WorkLineProps {
  readonly line: Line;
  readonly today: CalendarDay;
}

/**
 * Entry of the worklist: the name of the applicant, the task, the days until it is due, and the link to the screen
 * where the task is done. If the task has no due day, the days that have passed are shown instead.
 */
export function WorkLine({ line, today }: WorkLineProps): ReactElement {
  const words = useMessages(messages);
  const { task, groupName, productName, number, dueDate, since, reason, schemeName } = line;
  const group = groupName || words.unnamed;
  const days = dueDate === '' ? null : daysBetween(today, dueDate);
  const sinceDays = daysBetween(shanghaiDayOf(new Date(since)), today);
  const dueText = task === 'renewPolicy' ? words.ends : words.due;
  const action = words.action[task];
  return (
    <S.Root>
      <S.Who>
        <b title={group}>{group}</b>
        <span>{[productName, number].filter((part) => part !== '').join(' · ')}</span>
      </S.Who>
      <S.What>
        {[words.task[task], schemeName].filter(Boolean).join(' · ')}
        {reason === '' ? null : <small title={reason}>{words.reason(reason)}</small>}
      </S.What>
      <S.Due data-urgency={dueUrgencyOf(dueDate, today)}>
        {days === null ? words.since(sinceDays) : dueText(days)}
      </S.Due>
      <S.Way to={workTarget(line)} aria-label={words.actionOf(action, group)}>
        {action}
      </S.Way>
    </S.Root>
  );
}
