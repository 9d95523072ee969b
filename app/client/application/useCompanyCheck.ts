import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { useEffect, useRef } from 'react';

import { checkCompany, saveWaylay } from '../../contract/checks.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useCatalogueTexts } from '../platform/query/useCatalogueTexts.ts';
import { useServices } from '../platform/services/services.ts';

const quietly = { noErrorMessage: true, noLoading: true } as const;

/**
 * Checks the organisation on the server at first and after each change of its name, id type or number, unless the name
 * is empty. The check needs the list of forbidden words, which only the server has. If the insurer declines the
 * organisation permanently (拒保), the decline is recorded on the server (specification §5).
 */
export function useCompanyCheck(store: DraftStore): void {
  const { send } = useServices();
  const { id: productId, name } = store.surroundings.product;
  const productName = useCatalogueTexts().sourceOf(name);
  const { groupName, groupIdType, groupIdNo } = useDraftPart(store, 'applicant');
  const recorded = useRef(new Set<string>());

  useEffect(() => {
    if (groupName === '') return undefined;
    const left = new AbortController();
    const check = async () => {
      const company = { productId, groupName, groupIdType, groupIdNo };
      const { problemList, isRefused } = await send(checkCompany, company, { ...quietly, signal: left.signal });
      if (left.signal.aborted) return;
      // Of the problems in the response, only forbidden words are taken. The client's own checks find all other
      // problems.
      const unknown = problemList.filter(({ code }) => code === 'groupNameForbidden');
      const problems = unknown.map(({ field, code, message, word = '' }) =>
        errorAt(`applicant.${field}`, code, { message, word }),
      );
      store.refused.take(problems, store.read());
      if (!isRefused || recorded.current.has(groupName)) return;
      recorded.current.add(groupName);
      await send(saveWaylay, { productId, productName, groupName }, quietly);
    };
    check().catch((error: unknown) => {
      // A failed call is ignored, because the submission checks the organisation again.
      if (!isCallError(error)) throw error;
    });
    return () => left.abort();
  }, [send, store, productId, productName, groupName, groupIdType, groupIdNo]);
}
