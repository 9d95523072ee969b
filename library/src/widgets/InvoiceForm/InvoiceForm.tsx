import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes } from 'react';

import type { UploadFile } from '../../components/FileUpload/index.ts';
import type { Bank } from '../../domain/bank/bank.ts';
import type { Invoice } from '../../domain/invoice/invoice.ts';
import type { InvoiceRule } from '../../domain/invoice/invoiceRule.ts';
import type { Fen } from '../../domain/money/fen.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormGrid, FormSection } from '../FormParts/FormParts.styles.ts';
import { type SubjectFormProps } from '../FormParts/index.ts';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { messages } from './InvoiceForm.messages.ts';
import * as S from './InvoiceForm.styles.ts';
import { InvoiceFormKind } from './InvoiceFormKind.tsx';
import { InvoiceFormMaterials } from './InvoiceFormMaterials.tsx';
import { InvoiceFormReceiver } from './InvoiceFormReceiver.tsx';
import { InvoiceFormRegistration } from './InvoiceFormRegistration.tsx';
import { type InvoiceFormState, useInvoiceFormState } from './useInvoiceFormState.ts';

export interface InvoiceFormProps extends SubjectFormProps<Invoice> {
  /** Rules of the product for invoices. */
  rule: InvoiceRule;
  /** Maximum amount in fen for which an invoice can be requested. */
  balanceFen: Fen;
  /** Uploads one file. The returned id is stored as the address of the file. */
  upload: UploadFile;
  /** Banks that the user can choose. The user can also type the name of a branch. @default none */
  banks?: readonly Bank[] | undefined;
  /**
   * Called with an email address when the user wants to send the application form (开票申请书) to this address. The
   * applicant must stamp the application form and return it. If absent, there is no button that sends it.
   */
  onMailForm?: ((email: string) => void) | undefined;
  /**
   * Prefix of the ids of the controls; an id is `${id}-${field}`. An error summary links to these ids.
   * @default 'invoice'
   */
  id?: string | undefined;
}

/**
 * Form for an invoice (发票): kind and amount, tax registration, receiver, and the materials for a special invoice. The
 * state of the invoice decides which fields can be changed: all fields before the application and after it failed; only
 * the materials while materials are missing; otherwise none. Data that can't be changed are shown as names and values
 * instead of fields. The ref is the outermost element; its `focus()` focuses
 * the first invalid control, or the first control if none is invalid.
 */
export const InvoiceForm: ForwardRefExoticComponent<InvoiceFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  InvoiceFormProps
>(function InvoiceForm(props, ref) {
  const root = useFocusRef(ref);
  const { rule, upload, onMailForm } = props;
  const words = useMessages(messages);
  const state = useInvoiceFormState(props, rule);

  return (
    <S.Root ref={root}>
      {state.isLocked ? <InvoiceFacts state={state} /> : <InvoiceFields {...props} state={state} />}
      {state.shows('material') ? (
        <FormSection>
          <legend>{words.material}</legend>
          <InvoiceFormMaterials state={state} upload={upload} onMailForm={onMailForm} />
        </FormSection>
      ) : null}
    </S.Root>
  );
});

interface InvoiceFieldsProps extends Pick<InvoiceFormProps, 'balanceFen' | 'banks' | 'rule'> {
  readonly state: InvoiceFormState;
}

/** The fields of an application that can be changed: kind and amount, tax registration, and receiver. */
function InvoiceFields({ state, rule, balanceFen, banks }: InvoiceFieldsProps): ReactElement {
  const words = useMessages(messages);
  return (
    <>
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
    </>
  );
}
