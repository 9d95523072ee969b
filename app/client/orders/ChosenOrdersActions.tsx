import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { ExportButton } from './ExportButton.tsx';
import { MailPoliciesDialog } from './MailPoliciesDialog.tsx';
import { messages } from './orderActions.messages.ts';
import { messages as listMessages } from './orderList.messages.ts';
import { rowsOfOrders } from './orderRowsSource.ts';
import type { ChosenOrders } from './useChosenOrders.ts';

/** Maximum number of e-policies in one mail (`mailPolicies`). */
export const mostInMail = 20;

/** Actions for the selected orders: mail their e-policies, and export them to a file. */
export function ChosenOrdersActions({ chosen }: { readonly chosen: ChosenOrders }): ReactElement {
  const words = useMessages(messages);
  const { exportChosen } = useMessages(listMessages);
  const [isMailing, setMailing] = useState(false);
  const issued = chosen.orders.filter(({ policySn }) => policySn !== null).map(({ orderSn }) => orderSn);
  const isMailable = issued.length > 0 && issued.length <= mostInMail;
  return (
    <>
      <Button size="small" isDisabled={!isMailable} onPress={() => setMailing(true)}>
        {words.mailPolicies(issued.length)}
      </Button>
      <ExportButton source={rowsOfOrders(chosen.orders)}>{exportChosen(chosen.orders.length)}</ExportButton>
      {issued.length > mostInMail ? <span>{words.mostInMail(mostInMail)}</span> : null}
      {isMailing ? (
        <MailPoliciesDialog orderSns={issued} onClose={() => setMailing(false)} onSent={chosen.clear} />
      ) : null}
    </>
  );
}
