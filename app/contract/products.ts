import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { array, object, string } from 'yup';

import { asIs, call } from './call.ts';
import { day, domainValue, listOf, nothing, shape, text, whole } from './fields.ts';

const productIdOnly = () => object({ productId: string().max(20).required() }).noUnknown();

/** Products on sale, for the list. */
export const listProducts = call('GET', '/api/getEffectiveProductList', {
  summary: 'Products on sale, by keyword',
  request: asIs(object({ keyword: string().max(60) }).noUnknown()),
  response: asIs<readonly ProductSummary[]>(array().of(domainValue<ProductSummary>('ProductSummary')).defined()),
});

/** Tags that the product list can be filtered by. */
export const listProductTags = call('GET', '/api/getAllGroupProductFilterTag', {
  summary: 'Filter tags of the product list',
  request: asIs(nothing()),
  response: asIs(listOf(text(40), 200)),
});

/** Insurers whose products are on sale. */
export const listCompanies = call('GET', '/api/main/getAllCompany', {
  summary: 'Insurers on the platform',
  request: asIs(nothing()),
  response: asIs(listOf(shape({ code: text(40), name: text(100) }), 500)),
});

/** The definition of a product, cut to what the caller's tier may see. */
export const productDefinition = call('GET', '/api/insuranceChoose/:productId', {
  summary: 'Definition of a product',
  request: asIs(productIdOnly()),
  response: asIs<ProductDefinition>(domainValue<ProductDefinition>('ProductDefinition')),
});

/** The occupation tree of a product, flat, parents before children. */
export const productOccupations = call('GET', '/api/getGroupProfessionByProductId', {
  summary: 'Occupation tree of a product',
  request: asIs(productIdOnly()),
  response: asIs<readonly OccupationRow[]>(array().of(domainValue<OccupationRow>('OccupationRow')).defined()),
});

/** Codes of the regions where a product is sold; empty: everywhere. */
export const productAreaCodes = call('GET', '/api/getAreaCode', {
  summary: 'Regions where a product is sold',
  request: asIs(productIdOnly()),
  response: asIs(listOf(whole(0, 999_999), 5000)),
});

/** First and last possible start day, and the days on which no cover can start. */
export const startDayLimits = call('GET', '/api/main/getInsureDayLimit/:year', {
  summary: 'Days on which cover may start',
  request: asIs(
    object({
      year: string()
        .matches(/^\d{4}$/)
        .required(),
    }).noUnknown(),
  ),
  response: asIs(shape({ earliest: day(), latest: day(), closedDays: listOf(day(), 400) })),
});
