import {
  conservationDetail,
  conservationPolicyList,
  conservationStatusNum,
  type EndorsementCounts,
  type EndorsementFilter,
  type EndorsementPage,
  type EndorsementQuery,
} from '../../contract/endorsementLists.ts';
import type { EndorsementDetail } from '../../contract/endorsementRecords.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns a page of the agent's endorsements. If the query is null, no request is sent. The previous page stays visible
 * while the next one loads.
 */
export const useEndorsements = (query: EndorsementQuery | null): Question<EndorsementPage> =>
  useQuestion(conservationPolicyList, query, { keepPreviousData: true });

/** Returns the number of endorsements in each group of states. If the filter is null, no request is sent. */
export const useEndorsementCounts = (filter: EndorsementFilter | null): Question<EndorsementCounts> =>
  useQuestion(conservationStatusNum, filter, { keepPreviousData: true });

/** Returns one endorsement. While it awaits its payment and the page is visible, it is loaded again every 3 seconds. */
export const useEndorsement = (uuid: string): Question<EndorsementDetail> =>
  useQuestion(
    conservationDetail,
    { conservationUuid: uuid },
    { refreshInterval: (latest) => (latest?.state === 'awaitingPayment' ? 3000 : 0) },
  );
