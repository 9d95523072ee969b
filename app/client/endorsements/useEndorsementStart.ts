import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useState } from 'react';

import { canApplyConservation } from '../../contract/endorsements.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './endorsements.messages.ts';

/** Reason why a policy can't be endorsed now. */
export interface EndorsementRefusal {
  readonly text: string;
  /** True if the list of endorsements contains more about the reason, so that a button that opens the list is shown. */
  readonly leadsToList: boolean;
}

/** State of the server's check that a policy can be endorsed. */
export interface EndorsementStart {
  /** Number of the order whose policy is being checked; null if no check is running. */
  readonly asked: string | null;
  readonly refusal: EndorsementRefusal | null;
  readonly start: (orderSn: string) => Promise<void>;
}

/**
 * Returns the function that starts an endorsement, and the state of the check before it. The server first checks that
 * the policy can be endorsed now. Then `onAllowed` is called, or the insurer's own page opens.
 */
export function useEndorsementStart(onAllowed: (orderSn: string) => void): EndorsementStart {
  const words = useMessages(messages);
  const { send } = useServices();
  const [asked, setAsked] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<EndorsementRefusal | null>(null);
  const start = async (orderSn: string) => {
    setAsked(orderSn);
    setRefusal(null);
    try {
      const { canFlag, msg, conservationUrl } = await send(
        canApplyConservation,
        { policyUuid: orderSn },
        { noErrorMessage: true },
      );
      if (conservationUrl !== '') {
        setRefusal({ text: words.external, leadsToList: true });
        window.location.assign(conservationUrl);
      } else if (canFlag) onAllowed(orderSn);
      else setRefusal({ text: msg, leadsToList: true });
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.kind === 'notSignedIn') return; // The login dialog is already shown.
      const isBroken = error.kind === 'network' || error.kind === 'server';
      setRefusal({ text: (isBroken ? '' : error.info) || words.checkFailed, leadsToList: false });
    } finally {
      setAsked(null);
    }
  };
  return { asked, refusal, start };
}
