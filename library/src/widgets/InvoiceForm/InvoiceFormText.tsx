import type { ReactElement, ReactNode } from 'react';

import type { InvoiceTextField } from '../../domain/invoice/invoiceFieldRule.ts';
import { invoiceFields, invoiceTextOf } from '../../domain/invoice/invoiceFields.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { InvoiceFormLine } from './InvoiceFormLine.tsx';
import type { InvoiceFormState } from './useInvoiceFormState.ts';

export interface InvoiceFormTextProps {
  /** State of the invoice form, from `useInvoiceFormState`. */
  state: InvoiceFormState;
  /** Name of the field of the invoice whose control is shown. */
  field: InvoiceTextField;
  /** Returns the hint for the text that the user is typing. @default no hint */
  describe?: (text: string) => ReactNode;
}

/** Shows a field of the invoice as a line of text, with the keyboard that `invoiceFields` names for the field. */
export function InvoiceFormText({ state, field, describe }: InvoiceFormTextProps): ReactElement {
  const { fields } = useMessages(invoiceMessages);
  const { control } = invoiceFields[field];
  return (
    <InvoiceFormLine
      field={state.fieldOf(field)}
      label={fields[field]}
      isRequired={state.isRequired(field)}
      isLong={control.kind === 'text' && control.isLong}
      inputMode={control.kind === 'text' ? control.keyboard : 'text'}
      value={invoiceTextOf(state.part.value, field)}
      onCommit={(text) => state.setText(field, text)}
      {...(describe && { describe })}
    />
  );
}
