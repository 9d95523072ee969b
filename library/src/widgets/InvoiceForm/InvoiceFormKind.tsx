import type { ReactElement } from 'react';

import { Notice } from '../../components/Notice/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import type { InvoiceType, TaxpayerKind } from '../../domain/invoice/invoice.ts';
import type { Fen } from '../../domain/money/fen.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormRow } from '../FormParts/FormParts.styles.ts';
import { messages } from './InvoiceForm.messages.ts';
import type { InvoiceFormState } from './useInvoiceFormState.ts';

const types: readonly InvoiceType[] = ['ordinary', 'special'];
const kinds: readonly TaxpayerKind[] = ['general', 'smallScale'];

export interface InvoiceFormKindProps {
  /** State of the invoice form, from `useInvoiceFormState`. */
  state: InvoiceFormState;
  /** True if the product allows special invoices. */
  allowsSpecial: boolean;
  /** Maximum amount in fen for which an invoice can be requested. */
  balanceFen: Fen;
}

/** Fields for the kind of invoice, the kind of taxpayer and the amount. */
export function InvoiceFormKind({ state, allowsSpecial, balanceFen }: InvoiceFormKindProps): ReactElement {
  const words = useMessages(messages);
  const named = useMessages(invoiceMessages);
  const { part } = state;
  const { type, info } = part.value;
  const isSmallScale = info.taxpayerKind === 'smallScale';
  const { onBlur: leaveKind, ...kind } = state.fieldOf('taxpayerKind');
  const { onBlur: leaveType, ...typeField } = part.fieldOf('type');
  const isContradiction = type === 'special' && isSmallScale;

  return (
    <>
      <RadioGroup
        {...kind}
        orientation="horizontal"
        label={named.fields.taxpayerKind}
        isRequired
        options={kinds.map((each) => ({ value: each, label: named.taxpayerKinds[each] }))}
        value={info.taxpayerKind}
        onChange={(chosen) => {
          const taxpayerKind = kinds.find((each) => each === chosen) ?? 'general';
          part.set((latest) => ({ info: { ...latest.info, taxpayerKind } }));
          leaveKind();
        }}
      />
      <RadioGroup
        {...typeField}
        orientation="horizontal"
        label={words.type}
        isRequired
        errorMessage={isContradiction ? named.problems.smallScaleNoSpecial({}) : typeField.errorMessage}
        options={types.map((each) => ({
          value: each,
          label: named.types[each],
          isDisabled: each === 'special' && type !== 'special' && (isSmallScale || !allowsSpecial),
        }))}
        value={type}
        onChange={(chosen) => {
          part.set({ type: types.find((each) => each === chosen) ?? 'ordinary' });
          leaveType();
        }}
      />
      {(isSmallScale || !allowsSpecial) && type !== 'special' ? (
        <FormRow>
          <Notice>{allowsSpecial ? words.smallScale : words.ordinaryOnly}</Notice>
        </FormRow>
      ) : null}
      <Amount state={state} balanceFen={balanceFen} />
    </>
  );
}

/**
 * Field for the amount of the invoice. The maximum amount `balanceFen` is shown below it, unless the field has a
 * warning.
 */
function Amount({ state, balanceFen }: Omit<InvoiceFormKindProps, 'allowsSpecial'>): ReactElement {
  const words = useMessages(messages);
  const { fields } = useMessages(invoiceMessages);
  const { part } = state;
  const { amountFen: given } = part.value.info;
  const { description, ...amount } = state.fieldOf('amountFen');
  return (
    <NumberField
      {...amount}
      label={fields.amountFen}
      description={description ?? words.balance(formatFen(balanceFen))}
      isRequired={state.isRequired('amountFen')}
      unit={words.yuan}
      fractionDigits={2}
      showFractionDigits
      value={given === null ? null : given / 100}
      onChange={(yuan) => {
        const amountFen = yuan === null ? null : Math.round(yuan * 100);
        part.set((latest) => ({ info: { ...latest.info, amountFen } }));
      }}
    />
  );
}
