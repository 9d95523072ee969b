export { InvoiceForm, type InvoiceFormProps } from './InvoiceForm.tsx';
export { InvoiceList, type InvoiceListItem, type InvoiceListProps } from './InvoiceList.tsx';
export { InvoiceProgress, type InvoiceProgressProps } from './InvoiceProgress.tsx';
export { editablePartsOf } from './useInvoiceFormState.ts';
export { useInvoiceErrors } from './useInvoiceErrors.ts';
