import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { emptyProductFilter, productsMatching } from '@tuanbao/library/domain/product/productFilter';
import type { ProductGuide } from '@tuanbao/library/domain/product/productGuide';
import { offeredProducts } from '@tuanbao/library/domain/product/productPlace';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { productSummaryOf } from '@tuanbao/library/domain/rating/productSummaryOf';

import type { GuideLanguage } from '../../catalogue/guides.ts';
import type { Catalogue } from '../../catalogue/loadCatalogue.ts';
import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refusedForGood, saying } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';

/**
 * Finds a product of the catalogue, even if its orders are placed on another site.
 * @throws Refusal 900404 when the product doesn't exist
 */
export function knownProduct(catalogue: Catalogue, productId: string): ProductDefinition {
  const product = catalogue.productOf(productId);
  if (!product) throw new Refusal(resultCodes.notFound, saying('productUnknown'));
  return product;
}

/**
 * Finds a product whose orders are placed in this app.
 * @throws Refusal 900404 when the product doesn't exist or its orders are placed on another site
 */
export function productOnSale(catalogue: Catalogue, productId: string): ProductDefinition {
  const product = catalogue.productOf(productId);
  if (product?.jump.kind !== 'native') throw new Refusal(resultCodes.notFound, saying('productUnknown'));
  return product;
}

/**
 * Returns the texts that explain a product, in one language.
 * @throws Refusal 900404 when the product doesn't exist or its orders are placed on another site
 */
export function guideOf(catalogue: Catalogue, productId: string, language: GuideLanguage): ProductGuide {
  const guide = catalogue.guideOf(productOnSale(catalogue, productId), language);
  if (!guide) throw new Refusal(resultCodes.notFound, saying('productUnknown'));
  return guide;
}

/**
 * Finds the product of a draft. @throws Refusal 900404 when the product isn't on sale, 006004 when the draft was
 * written for another version of the product
 */
export function productOfDraft(
  catalogue: Catalogue,
  draft: { readonly productId: string; readonly productVersion: number },
): ProductDefinition {
  const product = productOnSale(catalogue, draft.productId);
  if (product.version !== draft.productVersion) throw refusedForGood('productChanged');
  return product;
}

/**
 * Cache of the summaries of products. A summary contains a price, so it is computed only once for each definition of a
 * product.
 */
const summaries = new WeakMap<ProductDefinition, ProductSummary>();

function summaryOf(product: ProductDefinition): ProductSummary {
  let summary = summaries.get(product);
  if (!summary) summaries.set(product, (summary = productSummaryOf(product)));
  return summary;
}

/** The products that are sold to the users of a host, in the order of the catalogue. */
export const productsSoldOn = (
  { catalogue, offer }: Pick<Services, 'catalogue' | 'offer'>,
  partnerHost: string,
): readonly ProductDefinition[] => catalogue.products.filter(({ id }) => !offer.isOff(id, partnerHost));

/**
 * Returns summaries of the products that are sold to the users of a host and that match the keyword. They are sorted by
 * the positions that operators have set. An empty keyword matches all products.
 */
export function productSummaries(
  services: Pick<Services, 'catalogue' | 'offer'>,
  keyword: string,
  partnerHost: string,
): readonly ProductSummary[] {
  const sold = productsSoldOn(services, partnerHost).map(summaryOf);
  const all = offeredProducts(sold, (id) => services.offer.placeOf(id));
  return productsMatching(all, { ...emptyProductFilter, keyword });
}

/** Returns the insurers of products, without duplicates. */
export const companiesOf = (products: readonly ProductDefinition[]): { code: string; name: string }[] => [
  ...new Map(products.map(({ insurer }) => [insurer.code, { ...insurer }])).values(),
];

/**
 * Returns the first and the last day on which the cover of any product may start, and the days of a year on which no
 * cover can start.
 */
export function startDayRange(
  { catalogue, site }: Pick<Services, 'catalogue' | 'site'>,
  today: CalendarDay,
  year: string,
): { earliest: CalendarDay; latest: CalendarDay; closedDays: CalendarDay[] } {
  const startDays = catalogue.products.map(({ startDay }) => startDay);
  return {
    earliest: plusDays(today, Math.min(...startDays.map(({ earliest }) => earliest))),
    latest: plusDays(today, Math.max(...startDays.map(({ latest }) => latest))),
    closedDays: site
      .current()
      .closedDays.map(({ day }) => day)
      .filter((day) => day.startsWith(year)),
  };
}
