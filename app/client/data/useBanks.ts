import type { Bank } from '@tuanbao/library/domain/bank/bank';
import { useMemo } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { bankCodes } from '../../contract/referenceData.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';

const bankOf = ({ bankCode, bankName, shortName, pinyin }: ResponseOf<typeof bankCodes>[number]): Bank => ({
  code: bankCode,
  name: bankName,
  short: shortName,
  pinyin,
});

/** Returns the banks that can be chosen for an account. If the id of the product is empty, no request is sent. */
export function useBanks(productId: string): Question<readonly Bank[]> {
  const { data, ...question } = useQuestion(bankCodes, productId === '' ? null : { productId }, forVisit);
  const banks = useMemo(() => data?.map(bankOf), [data]);
  return { ...question, data: banks };
}
