import { type ReactElement, type ReactNode, useState } from 'react';

import type { Bank } from '../../domain/bank/bank.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { BankPicker } from '../BankPicker/index.ts';
import { messages } from './InvoiceForm.messages.ts';
import { InvoiceFormBytes } from './InvoiceFormBytes.tsx';
import { InvoiceFormLine } from './InvoiceFormLine.tsx';
import type { InvoiceFormState, InvoiceTextField } from './useInvoiceFormState.ts';

/** Fields that the tax system prints in the same line. */
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

const keyboards: Readonly<Partial<Record<InvoiceTextField, 'tel' | 'numeric'>>> = {
  taxPhone: 'tel',
  bankAccount: 'numeric',
};

/** Fields for title and tax registration. Each shows how many bytes are left in its line of the tax system. */
export function InvoiceFormRegistration(props: {
  state: InvoiceFormState;
  banks: readonly Bank[] | undefined;
}): ReactElement {
  const { state, banks } = props;
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
      {order
        .filter(state.shows)
        .map((field) =>
          field === 'bankName' && banks ? (
            <BankField key={field} state={state} banks={banks} describe={(text) => bytesOf(field, text)} />
          ) : (
            <InvoiceFormLine
              key={field}
              field={part.fieldOf(`info.${field}`)}
              label={fields[field]}
              isRequired={state.isRequired(field)}
              inputMode={keyboards[field] ?? 'text'}
              value={info[field]}
              onCommit={(text) => state.setInfoText(field, text)}
              describe={(text) => bytesOf(field, text)}
            />
          ),
        )}
    </>
  );
}

interface BankFieldProps {
  readonly state: InvoiceFormState;
  readonly banks: readonly Bank[];
  /** Returns the hint below the name while the user types: the bytes that are left in the line of the tax system. */
  readonly describe: (text: string) => ReactNode;
}

function BankField({ state, banks, describe }: BankFieldProps): ReactElement {
  const { fields } = useMessages(invoiceMessages);
  const { part } = state;
  const [written, write] = useState<string | null>(null);
  const { description, ...field } = part.fieldOf('info.bankName');
  const value = part.value.info.bankName;
  return (
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
        state.setInfoText('bankName', bank);
      }}
    />
  );
}
