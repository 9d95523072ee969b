import type { ProductGuide } from '@tuanbao/library/domain/product/productGuide';

import { productGuide } from '../../contract/productGuide.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Returns the texts that explain a product, in the language of the app. */
export function useProductGuide(productId: string, locale: string): Question<ProductGuide> {
  return useQuestion(productGuide, { productId, language: locale.startsWith('en') ? 'en' : 'zh' }, forVisit);
}
