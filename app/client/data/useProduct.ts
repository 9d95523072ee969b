import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { productDefinition } from '../../contract/products.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Returns the definition of a product. If the id is empty, no request is sent. */
export const useProduct = (productId: string): Question<ProductDefinition> =>
  useQuestion(productDefinition, productId === '' ? null : { productId }, forVisit);
