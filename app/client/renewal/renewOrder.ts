import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { renewalStart } from '@tuanbao/library/domain/renewal/renewalPeriod';
import type { Person } from '@tuanbao/library/domain/roster/person';

import { saveDraft } from '../../contract/savedDrafts.ts';
import { draftOfOrder } from '../drafts/draftOfOrder.ts';
import type { Send } from '../platform/http/http.ts';
import type { Services } from '../platform/services/services.ts';

/** Draft that was created to renew a policy. */
export interface RenewalDraft {
  readonly id: string;
  readonly startDate: CalendarDay;
}

/**
 * Creates a draft that renews a policy. The draft has the schemes, duration and applicant of the policy. The cover of
 * the draft starts on the day after the policy's cover ends, but not before tomorrow.
 *
 * @param persons persons who are insured in the new draft
 * @throws CallError
 */
export async function renewOrder(
  { send, clock }: Pick<Services, 'send' | 'clock'>,
  { orderSn, policySn, endDate }: Pick<OrderSummary, 'orderSn' | 'policySn' | 'endDate'>,
  persons: Promise<readonly Person[]>,
  options?: Parameters<Send>[2],
): Promise<RenewalDraft> {
  const startDate = renewalStart(endDate, clock.today());
  const numbered = persons.then((insured) => insured.map((person, at) => ({ ...person, key: at + 1 })));
  const draft = await draftOfOrder(send, orderSn, numbered);
  const broughtFrom = { kind: 'renewal', number: policySn ?? orderSn } as const;
  const { id } = await send(saveDraft, { id: '', version: 0, draft: { ...draft, startDate }, broughtFrom }, options);
  return { id, startDate };
}
