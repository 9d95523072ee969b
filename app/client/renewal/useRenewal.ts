import { showToast } from '@tuanbao/library/components/Toast';
import { type PersonChange, rosterAfter } from '@tuanbao/library/domain/endorsement/personChange';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { writePath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './renewal.messages.ts';
import { renewOrder } from './renewOrder.ts';

export interface RenewalWork {
  readonly isPending: boolean;
  /** Applies the changes to the insured persons, creates the draft with the resulting persons, and opens it. */
  readonly renew: (changes: readonly PersonChange[]) => void;
}

/**
 * Returns the function that creates a draft which renews a policy. The draft has the schemes, duration and applicant of
 * the policy. The cover of the draft starts on the day after the policy's cover ends, but not before tomorrow.
 */
export function useRenewal(order: OrderDetail, insured: readonly Person[]): RenewalWork {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { send, clock } = useServices();
  const { isPending, run } = useAction();
  const renew = (changes: readonly PersonChange[]) =>
    run(async () => {
      const persons = Promise.resolve(rosterAfter(insured, changes));
      const { id, startDate } = await renewOrder({ send, clock }, order, persons);
      showToast({ tone: 'success', title: words.made(startDate) });
      void navigate(writePath(order.productId, { kind: 'unfinished', unfinishId: id }));
    });
  return { isPending, renew: (changes) => void renew(changes) };
}
