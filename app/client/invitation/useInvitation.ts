import { useEffect, useState } from 'react';

import { productWhiteList, redeemInvitation } from '../../contract/checks.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { forVisit, useForgetAnswer, useQuestion } from '../platform/query/useQuestion.ts';

/** Query parameter with the invitation of a link. */
const invitationParameter = 'invitation';

export interface Invitation {
  /** Result of the opened link; `none` when it has no invitation. */
  readonly link: 'none' | 'underWay' | 'redeemed' | 'unusable' | 'unanswered';
  /** Error of a link that got no response or can't be used. */
  readonly error: unknown;
  /** True when the product is sold by invitation only and the agent has none; false while that isn't loaded. */
  readonly isLacking: boolean;
  readonly redeemAgain: () => void;
  readonly checkAgain: () => void;
}

/**
 * True when the server refused the invitation permanently. After a lost connection, a busy server or a missing session
 * it can still be redeemed.
 */
const isTurnedAway = (error: unknown): boolean =>
  isCallError(error, 'notFound') || isCallError(error, 'refused') || isCallError(error, 'badRequest');

/**
 * Returns the state of the invitation to a product that is sold by invitation only. An invitation in the address is
 * redeemed for the agent, and removed from the address after the server's decision.
 */
export function useInvitation(productId: string): Invitation {
  const [query, setQuery] = useSearchParams();
  const [uuid] = useState(() => query.get(invitationParameter) ?? '');
  const forget = useForgetAnswer();
  const whiteList = useQuestion(productWhiteList, { productId });
  const redeemed = useQuestion(redeemInvitation, uuid === '' ? null : { productId, uuid }, forVisit);
  const isRedeemed = redeemed.data !== undefined;
  const isUnusable = isTurnedAway(redeemed.error);
  const isInAddress = query.has(invitationParameter);

  useEffect(() => {
    if (!isInAddress || !(isRedeemed || isUnusable)) return;
    if (isRedeemed) forget(productWhiteList, { productId });
    setQuery(
      (before) => {
        before.delete(invitationParameter);
        return before;
      },
      { replace: true },
    );
  }, [isInAddress, isRedeemed, isUnusable, productId, forget, setQuery]);

  const ofLink = () => {
    if (uuid === '') return 'none';
    if (isRedeemed) return 'redeemed';
    if (isUnusable) return 'unusable';
    return redeemed.error ? 'unanswered' : 'underWay';
  };
  return {
    link: ofLink(),
    error: redeemed.error,
    isLacking: whiteList.data?.isAllowed === false,
    redeemAgain: redeemed.ask,
    checkAgain: whiteList.ask,
  };
}
