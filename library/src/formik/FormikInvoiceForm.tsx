import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { Invoice } from '../domain/invoice/invoice.ts';
import { invoiceMessages, invoiceProblemText } from '../i18n/invoice.messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { messages } from '../widgets/FormParts/FormParts.messages.ts';
import { InvoiceForm, type InvoiceFormProps } from '../widgets/InvoiceForm/index.ts';
import { type FormikPartProps, useFormikPart } from './parts/useFormikPart.ts';

export interface FormikInvoiceFormProps
  extends Omit<InvoiceFormProps, 'value' | 'problems' | keyof FormikPartProps<Invoice>>, FormikPartProps<Invoice> {}

/**
 * Binds an InvoiceForm to an invoice in Formik's values. `problemsOf` checks the value, for example with
 * `invoiceProblems`. When a submit is refused, all problems are shown, and the first invalid control gets the focus;
 * `useInvoiceErrors` lists the errors for a FormikErrorSummary. The ref is the outermost element of the form.
 */
export const FormikInvoiceForm: ForwardRefExoticComponent<FormikInvoiceFormProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, FormikInvoiceFormProps>(function FormikInvoiceForm({ name, problemsOf, ...props }, ref) {
    const words = useMessages(invoiceMessages);
    const { checkThis } = useMessages(messages);
    const part = useFormikPart({ ...props, name, problemsOf }, ref, {
      sentenceOf: (problem) => invoiceProblemText(words, problem) ?? checkThis,
    });
    return <InvoiceForm id={name} {...props} {...part} />;
  });
