import { productAreaCodes } from '../../contract/products.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Codes of the regions where a product is sold; empty: everywhere. */
export const useAreaCodes = (productId: string): Question<readonly number[]> =>
  useQuestion(productAreaCodes, { productId }, forVisit);
