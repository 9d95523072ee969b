import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { UploadFile } from '../../components/FileUpload/index.ts';
import type { Bank } from '../../domain/bank/bank.ts';
import type { Invoice } from '../../domain/invoice/invoice.ts';
import type { InvoiceRule } from '../../domain/invoice/invoiceRule.ts';
import type { Fen } from '../../domain/money/fen.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormGrid, FormSection, type SubjectFormProps } from '../FormParts/index.ts';
import { messages } from './InvoiceForm.messages.ts';
import * as S from './InvoiceForm.styles.ts';
import { InvoiceFormKind } from './InvoiceFormKind.tsx';
import { InvoiceFormMaterials } from './InvoiceFormMaterials.tsx';
import { InvoiceFormReceiver } from './InvoiceFormReceiver.tsx';
import { InvoiceFormRegistration } from './InvoiceFormRegistration.tsx';
import { useInvoiceFormState } from './useInvoiceFormState.ts';

export interface InvoiceFormProps extends SubjectFormProps<Invoice> {
  /** The product's rules for invoices. */
  rule: InvoiceRule;
  /** Greatest amount that can be invoiced, in fen. */
  balanceFen: Fen;
  /** Stores one file; the id that it returns is the address that is kept. */
  upload: UploadFile;
  /** Banks to choose from; a branch may be typed too. @default none */
  banks?: readonly Bank[] | undefined;
  /** Called to mail the form that the applicant stamps and returns; without it there is no button. */
  onMailForm?: ((email: string) => void) | undefined;
}

/**
 * Form for an invoice (发票): kind and amount, tax registration, receiver, and for a special invoice the materials. Its
 * state decides which fields can be changed: all before an application and after a failure, the materials when they are
 * needed. The ref is the outermost element's; its `focus()` goes to the first invalid control, else to the first.
 */
export const InvoiceForm: ForwardRefExoticComponent<InvoiceFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  InvoiceFormProps
>(function InvoiceForm(props, ref) {
  const root = useFocusRef(ref);
  const { rule, balanceFen, upload, banks, onMailForm } = props;
  const words = useMessages(messages);
  const state = useInvoiceFormState(props, rule);

  return (
    <S.Root ref={root}>
      <FormSection>
        <legend>{words.kind}</legend>
        <FormGrid>
          <InvoiceFormKind state={state} allowsSpecial={rule.allowsSpecial} balanceFen={balanceFen} />
        </FormGrid>
      </FormSection>
      <FormSection>
        <legend>{words.registration}</legend>
        <FormGrid>
          <InvoiceFormRegistration state={state} banks={banks} />
        </FormGrid>
      </FormSection>
      <FormSection>
        <legend>{words.receiver}</legend>
        <FormGrid>
          <InvoiceFormReceiver state={state} />
        </FormGrid>
      </FormSection>
      {state.shows('material') ? (
        <FormSection>
          <legend>{words.material}</legend>
          <InvoiceFormMaterials state={state} upload={upload} onMailForm={onMailForm} />
        </FormSection>
      ) : null}
    </S.Root>
  );
});
