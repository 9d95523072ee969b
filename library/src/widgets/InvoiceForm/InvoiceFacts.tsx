import type { ReactElement } from 'react';

import { type DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import type { InvoiceField } from '../../domain/invoice/invoiceFieldRule.ts';
import { invoiceFields, invoiceTextOf, isInvoiceTextField } from '../../domain/invoice/invoiceFields.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormSection } from '../FormParts/FormParts.styles.ts';
import { messages } from './InvoiceForm.messages.ts';
import type { InvoiceFormState } from './useInvoiceFormState.ts';

const isLong = (field: InvoiceField): boolean => {
  const { control } = invoiceFields[field];
  return control.kind === 'bank' || (control.kind === 'text' && control.isLong === true);
};

/**
 * Shows the data of an application that can't be changed, as names and values. On a printed page, the boxes of a form
 * would cut long values.
 */
export function InvoiceFacts({ state }: { readonly state: InvoiceFormState }): ReactElement {
  const words = useMessages(messages);
  const { fields, types, taxpayerKinds } = useMessages(invoiceMessages);
  const { type, info, receiver } = state.part.value;

  const textOf = (field: InvoiceField): string => {
    if (isInvoiceTextField(field)) return invoiceTextOf(state.part.value, field);
    if (field === 'amountFen') return info.amountFen === null ? '' : formatFen(info.amountFen);
    if (field === 'taxpayerKind') return ownValue(taxpayerKinds, info.taxpayerKind) ?? '';
    return [receiver.provinceName, receiver.cityName, receiver.districtName].filter(Boolean).join(' / ');
  };
  const factsIn = (section: 'kind' | 'registration' | 'receiver'): readonly DescriptionItem[] =>
    state.shownIn(section).map((field) => ({ term: fields[field], description: textOf(field), isWide: isLong(field) }));

  return (
    <>
      <FormSection>
        <legend>{words.kind}</legend>
        <DescriptionList items={[{ term: words.type, description: ownValue(types, type) }, ...factsIn('kind')]} />
      </FormSection>
      <FormSection>
        <legend>{words.registration}</legend>
        <DescriptionList items={factsIn('registration')} />
      </FormSection>
      <FormSection>
        <legend>{words.receiver}</legend>
        <DescriptionList items={factsIn('receiver')} />
      </FormSection>
    </>
  );
}
