import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { InvoiceSeveralDialog } from '../invoice/InvoiceSeveralDialog.tsx';
import { RenewSeveralDialog } from '../renewal/RenewSeveralDialog.tsx';
import { ExportButton } from '../orders/ExportButton.tsx';
import { MailPoliciesDialog } from '../orders/MailPoliciesDialog.tsx';
import { messages } from '../orders/orderActions.messages.ts';
import { messages as listMessages } from '../orders/orderList.messages.ts';
import { rowsOfOrders } from '../orders/orderRowsSource.ts';
import type { ChosenOrders } from '../orders/useChosenOrders.ts';

/** Maximum number of e-policies in one mail (`mailPolicies`). */
export const mostInMail = 20;

type Several = 'mail' | 'invoice' | 'renew';

/**
 * Actions for the selected orders: mail their e-policies, apply for invoices, renew the policies, and export the
 * orders.
 */
export function ChosenOrdersActions({ chosen }: { readonly chosen: ChosenOrders }): ReactElement {
  const words = useMessages(messages);
  const { exportChosen, invoiceChosen, renew } = useMessages(listMessages);
  const [open, setOpen] = useState<Several | null>(null);
  const issued = chosen.orders.filter(({ policySn }) => policySn !== null).map(({ orderSn }) => orderSn);
  const isMailable = issued.length > 0 && issued.length <= mostInMail;
  /** Keeps orders selected whose action didn't succeed, so that the user can retry. */
  const close = (done: readonly string[]) => {
    setOpen(null);
    chosen.choose(new Set([...chosen.keys].filter((orderSn) => !done.includes(orderSn))), chosen.orders);
  };
  return (
    <>
      <Button size="small" isDisabled={!isMailable} onPress={() => setOpen('mail')}>
        {words.mailPolicies(issued.length)}
      </Button>
      <Button size="small" onPress={() => setOpen('invoice')}>
        {invoiceChosen}
      </Button>
      <Button size="small" onPress={() => setOpen('renew')}>
        {renew}
      </Button>
      <ExportButton source={rowsOfOrders(chosen.orders)}>{exportChosen(chosen.orders.length)}</ExportButton>
      {issued.length > mostInMail ? <span>{words.mostInMail(mostInMail)}</span> : null}
      {open === 'mail' ? (
        <MailPoliciesDialog orderSns={issued} onClose={() => setOpen(null)} onSent={chosen.clear} />
      ) : null}
      {open === 'invoice' ? <InvoiceSeveralDialog orders={chosen.orders} onClose={close} /> : null}
      {open === 'renew' ? <RenewSeveralDialog orders={chosen.orders} onClose={close} /> : null}
    </>
  );
}
