import type { ProductGuide } from '@tuanbao/library/domain/product/productGuide';

import { asIs, call } from './call.ts';
import type { ProductGuideWires } from './productGuide.schema.ts';

/**
 * Returns the texts with which an agent explains a product: covers, exclusions, notices to the applicant, the steps of
 * a claim, and the clauses. The texts are the same for every user.
 */
export const productGuide = call('GET', '/api/own/products/:productId/guide', {
  summary: 'Texts that explain a product',
  request: asIs<ProductGuideWires['productGuide']['request']>(),
  response: asIs<ProductGuide>(),
});
