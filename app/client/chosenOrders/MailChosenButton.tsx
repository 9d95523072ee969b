import { Button, type ButtonProps } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import { messages } from '../orders/orderActions.messages.ts';
import type { ChosenOrders } from '../orders/useChosenOrders.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';

const MailPoliciesDialog = lazyPart(async () => (await import('../orders/MailPoliciesDialog.tsx')).MailPoliciesDialog);

/** Maximum number of e-policies that the call `mailPolicies` accepts for one mail. */
const mostInMail = 20;

/** E-policies that can be mailed for the selected orders. */
export interface ChosenPolicies {
  /** Numbers of the selected orders that have an e-policy. */
  readonly orderSns: readonly string[];
  /** Text for the user if more e-policies are selected than one mail can contain; otherwise null. */
  readonly excess: string | null;
}

/** Returns the e-policies of the orders that are selected. */
export function useChosenPolicies({ orders }: ChosenOrders): ChosenPolicies {
  const words = useMessages(messages);
  const orderSns = orders.filter(({ policySn }) => policySn !== null).map(({ orderSn }) => orderSn);
  return { orderSns, excess: orderSns.length > mostInMail ? words.mostInMail(mostInMail) : null };
}

interface MailChosenButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  readonly chosen: ChosenOrders;
}

/**
 * Button that mails the e-policies of the selected orders. It is disabled if no e-policy is selected, or if more
 * e-policies are selected than one mail can contain.
 */
export function MailChosenButton({ chosen, ...button }: MailChosenButtonProps): ReactElement {
  const { orderSns, excess } = useChosenPolicies(chosen);
  const [isMailing, setMailing] = useState(false);
  return (
    <>
      <Button
        {...button}
        size="small"
        isDisabled={orderSns.length === 0 || excess !== null}
        onPress={() => setMailing(true)}
      />
      {isMailing ? (
        <Suspense>
          <MailPoliciesDialog orderSns={orderSns} onClose={() => setMailing(false)} onSent={chosen.clear} />
        </Suspense>
      ) : null}
    </>
  );
}
