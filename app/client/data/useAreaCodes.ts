import { productAreaCodes } from '../../contract/products.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Returns the codes of the regions where a product is sold; an empty list if the product is sold everywhere. */
export const useAreaCodes = (productId: string): Question<readonly number[]> =>
  useQuestion(productAreaCodes, { productId }, forVisit);
