import { offersAlternatives, orderDraftOf } from '@tuanbao/library/domain/order/chosenAlternative';

import { saveDraft } from '../../contract/savedDrafts.ts';
import type { OwnQuotation } from '../data/useQuotation.ts';
import type { Services } from '../platform/services/services.ts';

/**
 * Creates the draft of an order from a quotation. If the quotation offers alternatives, the draft contains the one with
 * the id `schemeId`, or else the one that the customer accepted.
 *
 * @returns the id of the draft; null if the quotation offers alternatives and none of them is chosen
 * @throws CallError when the draft can't be saved
 */
export async function draftFromQuotation(
  { send, clock }: Pick<Services, 'send' | 'clock'>,
  { draft, quotationSn, acceptedSchemeId }: OwnQuotation,
  schemeId: string,
): Promise<string | null> {
  const order = orderDraftOf(draft, schemeId === '' ? acceptedSchemeId : schemeId);
  if (offersAlternatives(draft) && order.schemes.length === 0) return null;
  // A start day that has passed is cleared. The writing screen then offers the earliest possible day.
  const startDate = draft.startDate > clock.today() ? draft.startDate : '';
  const broughtFrom = { kind: 'quotation', number: quotationSn } as const;
  const { id } = await send(saveDraft, { id: '', version: 0, draft: { ...order, startDate }, broughtFrom });
  return id;
}
