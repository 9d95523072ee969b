import { type OccupationTree, occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { useMemo } from 'react';

import { productOccupations } from '../../contract/products.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Returns the occupation tree of a product. */
export function useOccupations(productId: string): Question<OccupationTree> {
  const { data, ...question } = useQuestion(productOccupations, { productId }, forVisit);
  const tree = useMemo(() => data && occupationTreeOf(data), [data]);
  return { ...question, data: tree };
}
