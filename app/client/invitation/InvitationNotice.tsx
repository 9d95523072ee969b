import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { callErrorText } from '../platform/errors/callErrors.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './invitation.messages.ts';
import { useInvitation } from './useInvitation.ts';

/**
 * Shows whether the invitation in an opened link could be redeemed. If the product is sold by invitation only and the
 * agent has no invitation, the notice explains how to get an invitation.
 */
export function InvitationNotice({ productId }: { readonly productId: string }): ReactElement | null {
  const words = useMessages(messages);
  const { locale } = useObservable(useServices().settings);
  const { link, error, isLacking, redeemAgain, checkAgain } = useInvitation(productId);
  const [isSeen, setSeen] = useState(false);

  if (link === 'redeemed')
    return isSeen ? null : (
      <Notice tone="success" onClose={() => setSeen(true)}>
        {words.redeemed}
      </Notice>
    );
  if (link === 'unanswered')
    return (
      <Notice
        tone="warning"
        title={words.notRedeemed}
        action={
          <Button size="small" onPress={redeemAgain}>
            {words.retry}
          </Button>
        }
      >
        {callErrorText(error, locale)}
      </Notice>
    );
  const check = (
    <Button size="small" onPress={checkAgain}>
      {words.checkAgain}
    </Button>
  );
  if (link === 'unusable' && !isSeen)
    return isLacking ? (
      <Notice tone="warning" title={words.unusable} action={check}>
        {words.unusableText}
      </Notice>
    ) : (
      <Notice title={words.unusable} onClose={() => setSeen(true)}>
        {words.allowedAnyway}
      </Notice>
    );
  if (!isLacking || link === 'underWay') return null;
  return (
    <Notice tone="warning" title={words.invitedOnly} action={check}>
      {words.invitedOnlyText}
    </Notice>
  );
}
