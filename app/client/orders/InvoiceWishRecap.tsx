import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceField } from '@tuanbao/library/domain/invoice/invoiceFieldRule';
import {
  invoiceFieldNames,
  invoiceFields,
  invoiceTextOf,
  isInvoiceTextField,
  withInvoiceText,
} from '@tuanbao/library/domain/invoice/invoiceFields';
import { withWish } from '@tuanbao/library/domain/invoice/invoiceWish';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './recap.messages.ts';

/** Summary of the invoice that the applicant requests. If the applicant requests no invoice, a text states this. */
export function InvoiceWishRecap({ invoice, applicant }: Pick<OrderDraft, 'invoice' | 'applicant'>): ReactElement {
  const words = useMessages(messages);
  const { fields, types, taxpayerKinds } = useMessages(invoiceMessages);
  if (!invoice) return <p>{words.noInvoice}</p>;
  const wished = withWish(withInvoiceText(emptyInvoice, 'title', applicant.groupName), invoice);
  const whenEmpty: Readonly<Partial<Record<InvoiceField, string>>> = {
    taxId: words.taxIdOfApplicant,
    'receiver.email': words.notFilled,
  };
  const textOf = (field: InvoiceField) =>
    isInvoiceTextField(field)
      ? invoiceTextOf(wished, field) || (whenEmpty[field] ?? '')
      : ownValue(taxpayerKinds, invoice.taxpayerKind);
  return (
    <DescriptionList
      items={[
        { term: words.invoiceType, description: ownValue(types, invoice.type) },
        ...invoiceFieldNames
          .filter((field) => invoiceFields[field].isInRecap)
          .map((field) => ({ term: fields[field], description: textOf(field) })),
      ]}
    />
  );
}
