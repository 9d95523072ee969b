import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';

import { asIs, call } from './call.ts';
import type { ProductWires } from './products.schema.ts';

/** Products on sale, for the list. */
export const listProducts = call('GET', '/api/getEffectiveProductList', {
  summary: 'Products on sale, by keyword',
  request: asIs<ProductWires['listProducts']['request']>(),
  response: asIs<readonly ProductSummary[]>(),
});

/** Tags that the product list can be filtered by. */
export const listProductTags = call('GET', '/api/getAllGroupProductFilterTag', {
  summary: 'Filter tags of the product list',
  request: asIs<ProductWires['listProductTags']['request']>(),
  response: asIs<ProductWires['listProductTags']['response']>(),
});

/** Insurers whose products are on sale. */
export const listCompanies = call('GET', '/api/main/getAllCompany', {
  summary: 'Insurers on the platform',
  request: asIs<ProductWires['listCompanies']['request']>(),
  response: asIs<ProductWires['listCompanies']['response']>(),
});

/** The definition of a product, the same for every user: commission and professional price come with `commissionTerms`. */
export const productDefinition = call('GET', '/api/insuranceChoose/:productId', {
  summary: 'Definition of a product',
  request: asIs<ProductWires['productDefinition']['request']>(),
  response: asIs<ProductDefinition>(),
});

/** The occupation tree of a product, flat, parents before children. */
export const productOccupations = call('GET', '/api/getGroupProfessionByProductId', {
  summary: 'Occupation tree of a product',
  request: asIs<ProductWires['productOccupations']['request']>(),
  response: asIs<readonly OccupationRow[]>(),
});

/** Codes of the regions where a product is sold; empty: everywhere. */
export const productAreaCodes = call('GET', '/api/getAreaCode', {
  summary: 'Regions where a product is sold',
  request: asIs<ProductWires['productAreaCodes']['request']>(),
  response: asIs<ProductWires['productAreaCodes']['response']>(),
});

/** First and last possible start day, and the days on which no cover can start. */
export const startDayLimits = call('GET', '/api/main/getInsureDayLimit/:year', {
  summary: 'Days on which cover may start',
  request: asIs<ProductWires['startDayLimits']['request']>(),
  response: asIs<ProductWires['startDayLimits']['response']>(),
});
