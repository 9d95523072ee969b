import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';

import { listProducts } from '../../contract/products.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Returns the products on sale. */
export const useProducts = (): Question<readonly ProductSummary[]> => useQuestion(listProducts, { keyword: '' });
