import { useEffect, useState } from 'react';

import { productWhiteList, redeemInvitation } from '../../contract/checks.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { forVisit, useForgetAnswer, useQuestion } from '../platform/query/useQuestion.ts';

/** The parameter of an invitation link that names the invitation. */
const invitationParameter = 'invitation';

export interface Invitation {
  /** Result of the link that the agent opened; `none` where it was no invitation. */
  readonly link: 'none' | 'underWay' | 'redeemed' | 'unusable' | 'unanswered';
  /** Why the link has no answer, or can't be used. */
  readonly error: unknown;
  /** True when the product is sold by invitation and the agent has none; false while that isn't known. */
  readonly isLacking: boolean;
  readonly redeemAgain: () => void;
  readonly checkAgain: () => void;
}

/**
 * True when the server turned the invitation away for good; a lost connection, a busy server or no session leave it to
 * be redeemed.
 */
const isTurnedAway = (error: unknown): boolean =>
  isCallError(error, 'notFound') || isCallError(error, 'refused') || isCallError(error, 'badRequest');

/**
 * The invitation to a product that is sold by invitation only; an invitation in the address becomes the
 * agent's and leaves the address once the server has judged it.
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
