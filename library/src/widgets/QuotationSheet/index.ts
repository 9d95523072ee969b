export { quotationText, type QuotationTextWords } from './quotationText.ts';
export { QuotationSheet, type QuotationSheetProps, type SheetQuotation } from './QuotationSheet.tsx';
