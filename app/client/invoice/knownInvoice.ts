import { type InvoiceRule, invoiceRuleOf } from '@tuanbao/library/domain/invoice/invoiceRule';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';

import { invoiceInfo, type InvoiceOfPolicy } from '../../contract/invoices.ts';
import { productDefinition } from '../../contract/products.ts';
import type { Send } from '../platform/http/http.ts';

/** Current invoice of an order, with the invoice rule of the order's product. */
export interface KnownInvoice {
  readonly known: InvoiceOfPolicy;
  readonly rule: InvoiceRule;
}

const quietly = { noErrorMessage: true } as const;

/**
 * Loads the current invoice of an order, with the invoice rule of the product.
 * @throws CallError
 */
export async function knownInvoiceOf(
  send: Send,
  { orderSn, productId }: Pick<OrderSummary, 'orderSn' | 'productId'>,
): Promise<KnownInvoice> {
  const [known, { features }] = await Promise.all([
    send(invoiceInfo, { policyUuid: orderSn, orderType: 'order', endorsementUuid: '' }, quietly),
    send(productDefinition, { productId }, quietly),
  ]);
  return { known, rule: invoiceRuleOf(features) };
}
