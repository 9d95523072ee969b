import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import { ExportButton } from '../orders/ExportButton.tsx';
import { messages } from '../orders/orderActions.messages.ts';
import { messages as listMessages } from '../orders/orderList.messages.ts';
import { rowsOfOrders } from '../orders/orderRowsSource.ts';
import type { ChosenOrders } from '../orders/useChosenOrders.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { MailChosenButton, useChosenPolicies } from './MailChosenButton.tsx';

const InvoiceSeveralDialog = lazyPart(
  async () => (await import('../invoice/InvoiceSeveralDialog.tsx')).InvoiceSeveralDialog,
);
const RenewSeveralDialog = lazyPart(async () => (await import('../renewal/RenewSeveralDialog.tsx')).RenewSeveralDialog);

type Several = 'invoice' | 'renew';

/**
 * Actions for the orders that are selected: mail their e-policies, apply for invoices, renew their policies, or export
 * the orders.
 */
export function ChosenOrdersActions({ chosen }: { readonly chosen: ChosenOrders }): ReactElement {
  const words = useMessages(messages);
  const { exportChosen, invoiceChosen, renew } = useMessages(listMessages);
  const [open, setOpen] = useState<Several | null>(null);
  const { orderSns, excess } = useChosenPolicies(chosen);
  /**
   * Closes the dialog of an action. Orders for which the action didn't succeed stay selected, so that the user can try
   * again.
   */
  const close = (done: readonly string[]) => {
    setOpen(null);
    chosen.choose(new Set([...chosen.keys].filter((orderSn) => !done.includes(orderSn))), chosen.orders);
  };
  return (
    <>
      <MailChosenButton chosen={chosen}>{words.mailPolicies(orderSns.length)}</MailChosenButton>
      <Button size="small" onPress={() => setOpen('invoice')}>
        {invoiceChosen}
      </Button>
      <Button size="small" onPress={() => setOpen('renew')}>
        {renew}
      </Button>
      <ExportButton source={rowsOfOrders(chosen.orders)}>{exportChosen(chosen.orders.length)}</ExportButton>
      {excess ? <span>{excess}</span> : null}
      <Suspense>
        {open === 'invoice' ? <InvoiceSeveralDialog orders={chosen.orders} onClose={close} /> : null}
        {open === 'renew' ? <RenewSeveralDialog orders={chosen.orders} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
