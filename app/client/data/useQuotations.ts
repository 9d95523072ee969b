import type { ResponseOf } from '../../contract/call.ts';
import { listQuotations, quotedCompanies, type QuotationQuery } from '../../contract/quotations.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** As many as the other lists of the product show (specification §9). */
export const quotationPageSize = 4;

export type QuotationPage = ResponseOf<typeof listQuotations>;

/** A page of the agent's quotations; the page before stays in sight while the next one loads. */
export const useQuotations = (query: Omit<QuotationQuery, 'pageSize'>): Question<QuotationPage> =>
  useQuestion(listQuotations, { ...query, pageSize: quotationPageSize }, { keepPreviousData: true });

/** Insurers among the agent's quotations. */
export const useQuotedCompanies = (): Question<ResponseOf<typeof quotedCompanies>> => useQuestion(quotedCompanies, {});
