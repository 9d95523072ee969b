export { InvoiceForm, type InvoiceFormProps } from './InvoiceForm.tsx';
export { InvoiceProgress, type InvoiceProgressProps } from './InvoiceProgress.tsx';
export { editablePartsOf } from './useInvoiceFormState.ts';
