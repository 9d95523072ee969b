export {
  quotationMessages as messages,
  type QuotationMessages as QuotationSheetMessages,
} from '../../i18n/quotation.messages.ts';
