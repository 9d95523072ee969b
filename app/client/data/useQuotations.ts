import type { ResponseOf } from '../../contract/call.ts';
import { listQuotations, quotedCompanies, type QuotationQuery } from '../../contract/quotations.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

export type QuotationPage = ResponseOf<typeof listQuotations>;

/** Returns a page of the agent's quotations. The previous page stays visible while the next one loads. */
export const useQuotations = (query: QuotationQuery): Question<QuotationPage> =>
  useQuestion(listQuotations, query, { keepPreviousData: true });

/** Returns the insurers of the products in the agent's quotations. */
export const useQuotedCompanies = (): Question<ResponseOf<typeof quotedCompanies>> => useQuestion(quotedCompanies, {});
