import type { ReactElement, ReactNode } from 'react';

import type { InvoiceTextField } from '../../domain/invoice/invoiceFieldRule.ts';
import { invoiceFields, invoiceTextOf } from '../../domain/invoice/invoiceFields.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { InvoiceFormLine } from './InvoiceFormLine.tsx';
import type { InvoiceFormState } from './useInvoiceFormState.ts';

export interface InvoiceFormTextProps {
  /** State of the form. */
  state: InvoiceFormState;
  /** Name of the field. */
  field: InvoiceTextField;
  /** Returns the hint for the text while the user types it. @default no hint */
  describe?: (text: string) => ReactNode;
}

/** The control of a field whose value is a line of text, as the table of fields defines it. */
export function InvoiceFormText({ state, field, describe }: InvoiceFormTextProps): ReactElement {
  const { fields } = useMessages(invoiceMessages);
  const { control } = invoiceFields[field];
  return (
    <InvoiceFormLine
      field={state.fieldOf(field)}
      label={fields[field]}
      isRequired={state.isRequired(field)}
      inputMode={control.kind === 'text' ? control.keyboard : 'text'}
      value={invoiceTextOf(state.part.value, field)}
      onCommit={(text) => state.setText(field, text)}
      {...(describe && { describe })}
    />
  );
}
