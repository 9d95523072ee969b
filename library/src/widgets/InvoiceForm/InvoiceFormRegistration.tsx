import { type ReactElement, type ReactNode, useState } from 'react';

import type { Bank } from '../../domain/bank/bank.ts';
import type { InvoiceTextField } from '../../domain/invoice/invoiceFieldRule.ts';
import { invoiceFields, invoiceTextOf, isInvoiceTextField } from '../../domain/invoice/invoiceFields.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { BankPicker } from '../BankPicker/index.ts';
import { FormWide } from '../FormParts/FormParts.styles.ts';
import { messages } from './InvoiceForm.messages.ts';
import { InvoiceFormBytes } from './InvoiceFormBytes.tsx';
import { InvoiceFormText } from './InvoiceFormText.tsx';
import type { InvoiceFormState } from './useInvoiceFormState.ts';

/**
 * Fields for the title of the invoice and the tax registration. A field that the tax system prints shows how much of
 * its line is used.
 */
export function InvoiceFormRegistration(props: {
  state: InvoiceFormState;
  banks: readonly Bank[] | undefined;
}): ReactElement {
  const { state, banks } = props;
  const words = useMessages(messages);
  const { fields } = useMessages(invoiceMessages);

  const bytesOf = (field: InvoiceTextField, text: string): ReactNode => {
    const { line } = invoiceFields[field];
    if (!line) return null;
    const other = line.find((each) => each !== field);
    if (!other) return <InvoiceFormBytes texts={[text]} words={words.bytes} />;
    const together = (used: number, max: number) => words.bytesTogether(fields[other], used, max);
    return <InvoiceFormBytes texts={[text, invoiceTextOf(state.part.value, other)]} words={together} />;
  };

  return (
    <>
      {state
        .shownIn('registration')
        .filter(isInvoiceTextField)
        .map((field) => {
          const describe = (text: string) => bytesOf(field, text);
          return field === 'bankName' && banks ? (
            <BankField key={field} state={state} banks={banks} describe={describe} />
          ) : (
            <InvoiceFormText key={field} state={state} field={field} describe={describe} />
          );
        })}
    </>
  );
}

interface BankFieldProps {
  readonly state: InvoiceFormState;
  readonly banks: readonly Bank[];
  /**
   * Returns the hint that is shown below the name of the bank while the user types: how much is used of the line that
   * the tax system prints.
   */
  readonly describe: (text: string) => ReactNode;
}

function BankField({ state, banks, describe }: BankFieldProps): ReactElement {
  const { fields } = useMessages(invoiceMessages);
  const [written, write] = useState<string | null>(null);
  const { description, ...field } = state.fieldOf('bankName');
  const value = state.part.value.info.bankName;
  return (
    <FormWide>
      <BankPicker
        {...field}
        label={fields.bankName}
        description={description ?? describe(written ?? value)}
        isRequired={state.isRequired('bankName')}
        banks={banks}
        value={value}
        onWrite={write}
        onBlur={() => {
          write(null);
          field.onBlur();
        }}
        onChange={(bank) => {
          write(null);
          state.setText('bankName', bank);
        }}
      />
    </FormWide>
  );
}
