import type { ResponseOf } from '../../contract/call.ts';
import { quotation, sharedQuotation, type SharedQuotation } from '../../contract/quotations.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** A quotation of the agent with the draft that it was made from. */
export type OwnQuotation = ResponseOf<typeof quotation>;

/** One of the agent's quotations; an empty id asks nothing. */
export const useQuotation = (id: string): Question<OwnQuotation> =>
  useQuestion(quotation, id === '' ? null : { id }, forVisit);

/** The quotation of a customer's link. */
export const useSharedQuotation = (token: string): Question<SharedQuotation> =>
  useQuestion(sharedQuotation, { token }, forVisit);
