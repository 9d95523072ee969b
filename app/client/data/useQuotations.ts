import type { ResponseOf } from '../../contract/call.ts';
import { listQuotations, quotedCompanies, type QuotationQuery } from '../../contract/quotations.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Number of quotations per page. It is the same as in the lists of orders and drafts (specification §9). */
export const quotationPageSize = 4;

export type QuotationPage = ResponseOf<typeof listQuotations>;

/** Returns a page of the agent's quotations. The previous page stays visible while the next one loads. */
export const useQuotations = (query: Omit<QuotationQuery, 'pageSize'>): Question<QuotationPage> =>
  useQuestion(listQuotations, { ...query, pageSize: quotationPageSize }, { keepPreviousData: true });

/** Returns the insurers whose products the agent's quotations are for. */
export const useQuotedCompanies = (): Question<ResponseOf<typeof quotedCompanies>> => useQuestion(quotedCompanies, {});
