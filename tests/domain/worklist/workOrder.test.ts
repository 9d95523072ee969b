import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { dueUrgencyOf } from '@tuanbao/library/domain/worklist/dueUrgency';
import { tasksOf, workGroups, type WorkTask, workTasks } from '@tuanbao/library/domain/worklist/workTask';
import { expect, it } from 'vitest';

import { byHarm, dueDayOf, harmOf, type RankedWork } from '../../setup/workOrder.ts';

const today = '2026-11-20';

const work = (task: WorkTask, days: number | null, since = '2026-11-01T00:00:00.000Z'): RankedWork => ({
  task,
  dueDay: days === null ? '' : plusDays(today, days),
  since,
});

it('is due the day before cover starts, or before an endorsement takes effect', () => {
  expect(dueDayOf('payOrder', '2026-12-01')).toBe('2026-11-30');
  expect(dueDayOf('resendMaterials', '2026-12-01')).toBe('2026-11-30');
  expect(dueDayOf('payEndorsement', '2026-12-01')).toBe('2026-11-30');
});

it('is due on the last day of cover, and on the last day of a quotation', () => {
  expect(dueDayOf('renewPolicy', '2026-12-01')).toBe('2026-12-01');
  expect(dueDayOf('followQuotation', '2026-12-01')).toBe('2026-12-01');
});

it('has no due day where nothing ends by itself, or where no day is chosen yet', () => {
  expect(dueDayOf('sendMaterials', '2026-12-01')).toBe('');
  expect(dueDayOf('continueDraft', '')).toBe('');
  expect(dueDayOf('payEndorsement', '')).toBe('');
});

it('does more harm the nearer the due day comes', () => {
  expect(harmOf(work('payOrder', 3), today)).toBeLessThan(harmOf(work('payOrder', 4), today));
  expect(harmOf(work('renewPolicy', 7), today)).toBeLessThan(harmOf(work('renewPolicy', 8), today));
  expect(harmOf(work('payEndorsement', 0), today)).toBe(harmOf(work('payEndorsement', -2), today));
});

it('lists by harm: rejected, unpaid near the first day, expiring, seen quotations, endorsements, invoices, drafts', () => {
  const expected = [
    work('resendMaterials', 9),
    work('payOrder', 1),
    work('sendEndorsementMaterials', 2),
    work('renewPolicy', 0),
    work('renewPolicy', 7),
    work('answerEndorsement', null),
    work('followQuotation', 5),
    work('payOrder', 9),
    work('payEndorsement', 8),
    work('sendMaterials', null),
    work('correctInvoice', null),
    work('renewPolicy', 30),
    work('continueDraft', null),
    work('continueEndorsement', null),
  ];
  expect(expected.toReversed().toSorted(byHarm(today))).toEqual(expected);
});

it('lists what waits longer first where harm, due day and task are equal', () => {
  const older = work('continueDraft', null, '2026-10-01T00:00:00.000Z');
  const newer = work('continueDraft', null, '2026-10-02T00:00:00.000Z');
  expect([newer, older].toSorted(byHarm(today))).toEqual([older, newer]);
  expect(byHarm(today)(older, { ...older })).toBe(0);
});

it('has every task in exactly one group', () => {
  expect(workGroups.flatMap((group) => tasksOf(group)).toSorted()).toEqual([...workTasks].toSorted());
  expect(tasksOf(null)).toEqual(workTasks);
});

it.each([
  [-2, 'high'],
  [3, 'high'],
  [4, 'middle'],
  [7, 'middle'],
  [8, 'low'],
] as const)('%i days before the due day, the urgency is %s, whatever the task', (days, urgency) => {
  expect(dueUrgencyOf(work('payOrder', days).dueDay, today)).toBe(urgency);
});

it('has a low urgency without a due day', () => {
  expect(dueUrgencyOf('', today)).toBe('low');
});
