import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from '../orders/orderActions.messages.ts';
import type { ChosenOrders } from '../orders/useChosenOrders.ts';
import { MailChosenButton, useChosenPolicies } from './MailChosenButton.tsx';

/**
 * Bar that shows how many e-policies are selected on the cards, with the button that mails them. Renders nothing if no
 * e-policy is selected.
 */
export function ChosenPoliciesNotice({ chosen }: { readonly chosen: ChosenOrders }): ReactElement | null {
  const words = useMessages(messages);
  const { orderSns, excess } = useChosenPolicies(chosen);
  if (orderSns.length === 0) return null;
  return (
    <Notice
      action={
        <>
          <Button size="small" onPress={chosen.clear}>
            {words.clearChoice}
          </Button>
          <MailChosenButton chosen={chosen} variant="primary">
            {words.mail}
          </MailChosenButton>
        </>
      }
    >
      {words.chosen(orderSns.length)}
      {excess ? ` · ${excess}` : null}
    </Notice>
  );
}
