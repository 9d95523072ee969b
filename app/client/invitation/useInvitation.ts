import { useEffect, useState } from 'react';

import { productWhiteList, redeemInvitation } from '../../contract/checks.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { forVisit, useForgetAnswer, useQuestion } from '../platform/query/useQuestion.ts';

/** Query parameter of a link that contains an invitation. */
const invitationParameter = 'invitation';

export interface Invitation {
  /** Result of the invitation in the opened link; `none` if the link has no invitation. */
  readonly link: 'none' | 'underWay' | 'redeemed' | 'unusable' | 'unanswered';
  /** Error of an invitation that can't be used or for which no response came. */
  readonly error: unknown;
  /** True if the product is sold by invitation only and the agent has no invitation. False until that is known. */
  readonly isLacking: boolean;
  readonly redeemAgain: () => void;
  readonly checkAgain: () => void;
}

/**
 * True if the server refused the invitation permanently. If the connection was lost, the server was busy or no user was
 * signed in, the invitation can still be redeemed.
 */
const isTurnedAway = (error: unknown): boolean =>
  isCallError(error, 'notFound') || isCallError(error, 'refused') || isCallError(error, 'badRequest');

/**
 * Returns the state of the agent's invitation to a product that is sold by invitation only. If the address contains an
 * invitation, the invitation is redeemed for the agent. As soon as the server has decided, the invitation is removed
 * from the address.
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
