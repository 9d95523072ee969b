import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { useEffect, useRef } from 'react';

import { checkCompany, saveWaylay } from '../../contract/checks.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useServices } from '../platform/services/services.ts';

const quietly = { noErrorMessage: true, noLoading: true } as const;

/**
 * Asks the server what speaks against the organisation once its name or number was left: the list of forbidden words is
 * the server's. A group that is turned away for good (拒保) is put on record (specification §5).
 */
export function useCompanyCheck(store: DraftStore): void {
  const { send } = useServices();
  const { id: productId, name: productName } = store.surroundings.product;
  const { groupName, groupIdType, groupIdNo } = useDraftPart(store, 'applicant');
  const recorded = useRef(new Set<string>());

  useEffect(() => {
    if (groupName === '') return undefined;
    const left = new AbortController();
    const check = async () => {
      const company = { productId, groupName, groupIdType, groupIdNo };
      const { problemList, isRefused } = await send(checkCompany, company, { ...quietly, signal: left.signal });
      if (left.signal.aborted) return;
      const unknown = problemList.filter(({ code }) => code === 'groupNameForbidden'); // the rest our own checks find
      const problems = unknown.map(({ field, code, message, word = '' }) =>
        errorAt(`applicant.${field}`, code, { message, word }),
      );
      store.refused.take(problems, store.read());
      if (!isRefused || recorded.current.has(groupName)) return;
      recorded.current.add(groupName);
      await send(saveWaylay, { productId, productName, groupName }, quietly);
    };
    check().catch((error: unknown) => {
      if (!isCallError(error)) throw error; // the submission judges it all again
    });
    return () => left.abort();
  }, [send, store, productId, productName, groupName, groupIdType, groupIdNo]);
}
