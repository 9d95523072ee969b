import { offersAlternatives, orderDraftOf } from '@tuanbao/library/domain/order/chosenAlternative';

import { quotation } from '../../contract/quotations.ts';
import { saveDraft } from '../../contract/savedDrafts.ts';
import type { Services } from '../platform/services/services.ts';

const quietly = { noErrorMessage: true } as const;

/**
 * Saves a draft of an order that is created from a saved quotation. If the quotation offers alternatives, the draft
 * contains the alternative with the id `schemeId`. If `schemeId` is empty, the draft contains the alternative that the
 * customer accepted. The quotation is loaded again, because the customer may have accepted the quotation after the
 * screen opened.
 *
 * @returns ids of the product and of the saved draft; null if the quotation offers alternatives and none is chosen
 * @throws CallError when the quotation can't be loaded or the draft can't be saved
 */
export async function draftFromQuotation(
  { send, clock }: Pick<Services, 'send' | 'clock'>,
  quotationId: string,
  schemeId: string,
): Promise<{ readonly productId: string; readonly unfinishId: string } | null> {
  const { draft, quotationSn, acceptedSchemeId } = await send(quotation, { id: quotationId }, quietly);
  const order = orderDraftOf(draft, schemeId === '' ? acceptedSchemeId : schemeId);
  if (offersAlternatives(draft) && order.schemes.length === 0) return null;
  // A start day that isn't after today is cleared. The writing screen then offers the earliest possible day.
  const startDate = draft.startDate > clock.today() ? draft.startDate : '';
  const broughtFrom = { kind: 'quotation', number: quotationSn } as const;
  const saved = await send(saveDraft, { id: '', version: 0, draft: { ...order, startDate }, broughtFrom }, quietly);
  return { productId: draft.productId, unfinishId: saved.id };
}
