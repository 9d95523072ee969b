import { invoiceAmongSeveral } from '@tuanbao/library/domain/invoice/severalInvoices';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';

import type { RefusedEntry } from '../list/InTurnDialog.tsx';
import type { Outcome } from '../list/useInTurn.ts';
import type { InvoiceMessages } from './invoice.messages.ts';
import type { KnownInvoice } from './knownInvoice.ts';

/** Order whose premium isn't completely invoiced yet. */
export interface Invoiceable {
  readonly order: OrderSummary;
  readonly amountFen: Fen;
  /**
   * Email address of the receiver in the order's invoice or, if there is no invoice yet, in the applicant's wish for an
   * invoice. Empty if there is none.
   */
  readonly email: string;
}

/** True if the order has or had a policy. Without a policy, an order can't be invoiced. */
export const isInsured = ({ status }: OrderSummary): boolean => isIn(orderMachine.sets.wasInForce, status);

export const nameOfOrder = ({ groupName, policySn, orderSn }: OrderSummary): string =>
  `${groupName} ${policySn ?? orderSn}`;

/**
 * Divides the selected orders into orders that can be invoiced and orders that can't. Each order that can't be invoiced
 * is returned with the reason.
 */
export function invoicesOfOrders(
  orders: readonly OrderSummary[],
  looks: ReadonlyMap<string, Outcome<KnownInvoice>>,
  words: InvoiceMessages,
): { readonly invoiceable: readonly Invoiceable[]; readonly refused: readonly RefusedEntry[] } {
  const invoiceable: Invoiceable[] = [];
  const refused: RefusedEntry[] = [];
  for (const order of orders) {
    const refuse = (reason: string) => refused.push({ key: order.orderSn, name: nameOfOrder(order), reason });
    const look = looks.get(order.orderSn);
    if (!isInsured(order)) refuse(words.notInsured);
    else if (look === undefined) refuse(words.notLooked);
    else if (look.state === 'failed') refuse(look.reason);
    else {
      const { known, rule } = look.result;
      const found = invoiceAmongSeveral(known, rule, '');
      if (typeof found === 'string') refuse(words.notTogether[found]);
      else invoiceable.push({ order, amountFen: known.balanceFen, email: known.invoice.receiver.email });
    }
  }
  return { invoiceable, refused };
}
