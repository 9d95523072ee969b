import { yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { SchemeQuote } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { coverLinesOf, coverWith } from '@tuanbao/library/domain/scheme/coverLines';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';

function shownScheme(product: ProductDefinition, scheme: Scheme, priced: SchemeQuote | undefined) {
  const lines = priced?.status === 'priced' ? priced.lines : [];
  return {
    name: scheme.name,
    planName: product.plans.find(({ code }) => code === scheme.planCode)?.name ?? scheme.planCode,
    clauses: coverWith(coverLinesOf(product, scheme), 'included').map(({ name, sumInsured }) => ({ name, sumInsured })),
    occupations: lines.map(({ occupationName, occupationClass, chargedHeads }) => ({
      name: occupationName,
      occupationClass: String(occupationClass),
      heads: chargedHeads,
    })),
    premium: priced?.status === 'priced' ? priced.premium : null,
  };
}

/**
 * Returns the part of an offline order's content that operators see: period, schemes, premium by the product's rates,
 * and the number of charged persons of each occupation. A scheme that can't be priced has no premium and no
 * occupations. If `product` is undefined, only the period is known.
 */
export function shownContent(product: ProductDefinition | undefined, draft: OrderDraft) {
  const period = { startDate: draft.startDate, months: draft.months };
  if (!product) return { ...period, tariffPremium: null, schemes: [] };
  const priced = quote(product, quotableDraftOf(draft, rosterLinesOf(draft.persons), ratingSubjectOf(product, draft)));
  const quoteOf = ({ id }: Scheme) => priced.schemes.find(({ schemeId }) => schemeId === id);
  return {
    ...period,
    tariffPremium: priced.totalFen === null ? null : yuanOf(priced.totalFen),
    schemes: draft.schemes.map((scheme) => shownScheme(product, scheme, quoteOf(scheme))),
  };
}
