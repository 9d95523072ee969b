import type { ResponseOf } from '../../contract/call.ts';
import { quotation, sharedQuotation, type SharedQuotation } from '../../contract/quotations.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Quotation of the agent with its draft. */
export type OwnQuotation = ResponseOf<typeof quotation>;

/** Returns one of the agent's quotations; an empty id sends no request. */
export const useQuotation = (id: string): Question<OwnQuotation> =>
  useQuestion(quotation, id === '' ? null : { id }, forVisit);

/** Returns the quotation of a customer's link. */
export const useSharedQuotation = (token: string): Question<SharedQuotation> =>
  useQuestion(sharedQuotation, { token }, forVisit);
