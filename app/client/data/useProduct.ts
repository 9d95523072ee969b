import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { productDefinition } from '../../contract/products.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * SWR options for a product on sale. Each page that opens requests the current version, because operators may have
 * published a new version.
 */
const forSale = { ...forVisit, revalidateIfStale: true };

/**
 * Returns the definition of a product. If the id is empty, no request is sent.
 * @param policyUuid selects the version of the product. The uuid of a policy or the number of its order selects the
 * version that was sold; the id of a quotation selects the version that was priced. Without `policyUuid`, the version
 * on sale is returned.
 */
export const useProduct = (productId: string, policyUuid?: string): Question<ProductDefinition> =>
  useQuestion(
    productDefinition,
    productId === '' ? null : { productId, ...(policyUuid && { policyUuid }) },
    policyUuid ? forVisit : forSale,
  );
