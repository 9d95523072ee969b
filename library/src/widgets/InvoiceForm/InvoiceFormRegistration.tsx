import type { ReactElement, ReactNode } from 'react';

import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './InvoiceForm.messages.ts';
import { InvoiceFormBytes } from './InvoiceFormBytes.tsx';
import { InvoiceFormLine } from './InvoiceFormLine.tsx';
import type { InvoiceFormState, InvoiceTextField } from './useInvoiceFormState.ts';

/** Fields that share a line of the tax system. */
const sharedWith: Partial<Record<InvoiceTextField, InvoiceTextField>> = {
  taxAddress: 'taxPhone',
  taxPhone: 'taxAddress',
  bankName: 'bankAccount',
  bankAccount: 'bankName',
};

const order: readonly InvoiceTextField[] = [
  'title',
  'taxName',
  'taxId',
  'taxAddress',
  'taxPhone',
  'bankName',
  'bankAccount',
];

const keyboards = { taxPhone: 'tel', bankAccount: 'numeric' } as const;

/** Title and tax registration, with what each line of the tax system still takes. */
export function InvoiceFormRegistration({ state }: { state: InvoiceFormState }): ReactElement {
  const words = useMessages(messages);
  const { fields } = useMessages(invoiceMessages);
  const { part } = state;
  const { info } = part.value;

  const bytesOf = (field: InvoiceTextField, text: string): ReactNode => {
    const other = sharedWith[field];
    if (field === 'taxId') return null;
    if (!other) return <InvoiceFormBytes texts={[text]} words={words.bytes} />;
    const together = (used: number, max: number) => words.bytesTogether(fields[other], used, max);
    return <InvoiceFormBytes texts={[text, info[other]]} words={together} />;
  };

  return (
    <>
      {order.filter(state.shows).map((field) => (
        <InvoiceFormLine
          key={field}
          field={part.fieldOf(`info.${field}`)}
          label={fields[field]}
          isRequired={state.isRequired(field)}
          inputMode={field in keyboards ? keyboards[field as keyof typeof keyboards] : 'text'}
          value={info[field]}
          onCommit={(text) => state.setInfoText(field, text)}
          describe={(text) => bytesOf(field, text)}
        />
      ))}
    </>
  );
}
