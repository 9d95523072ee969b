import type { ResponseOf } from '../../contract/call.ts';
import { quotation, sharedQuotation, type SharedQuotation } from '../../contract/quotations.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Quotation as its agent sees it, with the draft that it was computed from. */
export type OwnQuotation = ResponseOf<typeof quotation>;

/**
 * Returns one of the agent's quotations. Whenever a screen shows the quotation, it is loaded again, because the
 * customer may have accepted it. If the id is empty, no request is sent.
 */
export const useQuotation = (id: string): Question<OwnQuotation> => useQuestion(quotation, id === '' ? null : { id });

/** Returns the quotation that a customer opened with a link. `token` is the token of the link. */
export const useSharedQuotation = (token: string): Question<SharedQuotation> =>
  useQuestion(sharedQuotation, { token }, forVisit);
