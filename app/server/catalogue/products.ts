import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { emptyProductFilter, productsMatching } from '@tuanbao/library/domain/product/productFilter';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { productSummaryOf } from '@tuanbao/library/domain/rating/productSummaryOf';

import type { Catalogue } from '../../catalogue/loadCatalogue.ts';
import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refusedForGood, saying } from '../services/refusals.ts';

/** A product of the catalogue, wherever it is written. @throws Refusal 900404 */
export function knownProduct(catalogue: Catalogue, productId: string): ProductDefinition {
  const product = catalogue.productOf(productId);
  if (!product) throw new Refusal(resultCodes.notFound, saying('productUnknown'));
  return product;
}

/** The product on sale, where it is written here. @throws Refusal 900404 */
export function productOnSale(catalogue: Catalogue, productId: string): ProductDefinition {
  const product = catalogue.productOf(productId);
  if (product?.jump.kind !== 'native') throw new Refusal(resultCodes.notFound, saying('productUnknown'));
  return product;
}

/** The product in the version that a draft was written for. @throws Refusal where there is none, or only another version */
export function productOfDraft(
  catalogue: Catalogue,
  draft: { readonly productId: string; readonly productVersion: number },
): ProductDefinition {
  const product = productOnSale(catalogue, draft.productId);
  if (product.version !== draft.productVersion) throw refusedForGood('productChanged');
  return product;
}

/** Each summary holds a price, so it is made once. */
const summaries = new WeakMap<Catalogue, readonly ProductSummary[]>();

/** Products that the keyword fits. */
export function productSummaries(catalogue: Catalogue, keyword: string): readonly ProductSummary[] {
  let all = summaries.get(catalogue);
  if (!all) summaries.set(catalogue, (all = catalogue.products.map(productSummaryOf)));
  return productsMatching(all, { ...emptyProductFilter, keyword });
}

/** Insurers of the products on sale, each once. */
export const companiesOf = (catalogue: Catalogue): { code: string; name: string }[] => [
  ...new Map(catalogue.products.map(({ insurer }) => [insurer.code, { ...insurer }])).values(),
];

/** First and last day on which any product may start, and the closed days of a year. */
export function startDayRange(
  catalogue: Catalogue,
  today: CalendarDay,
  year: string,
): { earliest: CalendarDay; latest: CalendarDay; closedDays: CalendarDay[] } {
  const startDays = catalogue.products.map(({ startDay }) => startDay);
  return {
    earliest: plusDays(today, Math.min(...startDays.map(({ earliest }) => earliest))),
    latest: plusDays(today, Math.max(...startDays.map(({ latest }) => latest))),
    closedDays: catalogue.closedDays.filter((day) => day.startsWith(year)),
  };
}
