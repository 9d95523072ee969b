import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';

import { asIs, call } from './call.ts';
import type { ProductWires } from './products.schema.ts';

/** Returns the products on sale that match the keyword. */
export const listProducts = call('GET', '/api/getEffectiveProductList', {
  summary: 'Products on sale, by keyword',
  request: asIs<ProductWires['listProducts']['request']>(),
  response: asIs<readonly ProductSummary[]>(),
});

/** Returns the tags by which the product list can be filtered. */
export const listProductTags = call('GET', '/api/getAllGroupProductFilterTag', {
  summary: 'Filter tags of the product list',
  request: asIs<ProductWires['listProductTags']['request']>(),
  response: asIs<ProductWires['listProductTags']['response']>(),
});

/** Returns the insurers whose products are on sale. */
export const listCompanies = call('GET', '/api/main/getAllCompany', {
  summary: 'Insurers on the platform',
  request: asIs<ProductWires['listCompanies']['request']>(),
  response: asIs<ProductWires['listCompanies']['response']>(),
});

/**
 * Returns the definition of a product in the version that is in force. `policyUuid` selects another version. If it is
 * the uuid of a policy or the number of an order, the version that was sold is returned. If it is the id of a saved
 * quotation of the agent, the version with which the quotation was priced is returned. The definition is the same for
 * every user; a user's commission and professional price are in `commissionTerms`.
 */
export const productDefinition = call('GET', '/api/insuranceChoose/:productId', {
  summary: 'Definition of a product',
  request: asIs<ProductWires['productDefinition']['request']>(),
  response: asIs<ProductDefinition>(),
});

/** Returns the occupation tree of a product as a list in which each parent comes before its children. */
export const productOccupations = call('GET', '/api/getGroupProfessionByProductId', {
  summary: 'Occupation tree of a product',
  request: asIs<ProductWires['productOccupations']['request']>(),
  response: asIs<readonly OccupationRow[]>(),
});

/** Returns the codes of the regions where a product is sold; an empty list if the product is sold everywhere. */
export const productAreaCodes = call('GET', '/api/getAreaCode', {
  summary: 'Regions where a product is sold',
  request: asIs<ProductWires['productAreaCodes']['request']>(),
  response: asIs<ProductWires['productAreaCodes']['response']>(),
});

/**
 * Returns the first and the last day on which the cover of any product may start, and the days of the requested year on
 * which no cover can start.
 */
export const startDayLimits = call('GET', '/api/main/getInsureDayLimit/:year', {
  summary: 'Days on which cover may start',
  request: asIs<ProductWires['startDayLimits']['request']>(),
  response: asIs<ProductWires['startDayLimits']['response']>(),
});
