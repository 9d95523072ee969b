import { type IndustryRow, industryTreeOf, type IndustryTree } from '@tuanbao/library/domain/industry/industryTree';
import { useMemo } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { allIndustries } from '../../contract/referenceData.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';

export interface Industries {
  readonly tree: IndustryTree | 'loading' | 'failed';
  readonly ask: () => void;
}

const rowOf = ({ code, name, parentCode, pinyin }: ResponseOf<typeof allIndustries>[number]): IndustryRow => ({
  code,
  name,
  parent: parentCode,
  ...(pinyin !== undefined && { pinyin }),
});

/**
 * Returns the industries of GB/T 4754. They are downloaded when they are first needed.
 * @param isNeeded starts the download when true
 */
export function useIndustries(isNeeded: boolean): Industries {
  const { data, error, ask } = useQuestion(allIndustries, isNeeded ? {} : null, forVisit);
  const tree = useMemo(() => data && industryTreeOf(data.map(rowOf)), [data]);
  return { tree: tree ?? (error === undefined ? 'loading' : 'failed'), ask };
}
