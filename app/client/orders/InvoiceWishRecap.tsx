import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './recap.messages.ts';

/** Summary of the wanted invoice of an order, or a text that there is none. */
export function InvoiceWishRecap({ invoice, applicant }: Pick<OrderDraft, 'invoice' | 'applicant'>): ReactElement {
  const words = useMessages(messages);
  const { fields, types, taxpayerKinds } = useMessages(invoiceMessages);
  if (!invoice) return <p>{words.noInvoice}</p>;
  return (
    <DescriptionList
      items={[
        { term: words.invoiceType, description: ownValue(types, invoice.type) },
        { term: fields.taxpayerKind, description: ownValue(taxpayerKinds, invoice.taxpayerKind) },
        { term: fields.title, description: applicant.groupName },
        { term: fields.taxId, description: invoice.taxId || words.taxIdOfApplicant },
        { term: fields['receiver.email'], description: invoice.email || words.notFilled },
      ]}
    />
  );
}
