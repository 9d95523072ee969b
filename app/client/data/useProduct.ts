import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { productDefinition } from '../../contract/products.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Options for a product on sale: each page that opens asks for the version in force, because operators may publish one. */
const forSale = { ...forVisit, revalidateIfStale: true };

/**
 * Returns the definition of a product, in the version with which a policy was sold if its uuid or the number of its order
 * is given, or with which a quotation was priced if its id is given. If the id is empty, no request is sent.
 */
export const useProduct = (productId: string, policyUuid?: string): Question<ProductDefinition> =>
  useQuestion(
    productDefinition,
    productId === '' ? null : { productId, ...(policyUuid && { policyUuid }) },
    policyUuid ? forVisit : forSale,
  );
