import type { SheetQuotation } from '../widgets/QuotationSheet/index.ts';
import { twoSchemesQuote } from './quotes.ts';
import { officeScheme, workshopScheme } from './schemes.ts';

/** A quotation for an organisation: a product priced per person, with two schemes. */
export const personsQuotation: SheetQuotation = {
  quotationSn: 'BJ202611200123456789',
  productName: '安业雇主责任保险',
  insurerName: '恒运财产保险（示例）',
  groupName: '青禾机械制造有限公司',
  agentName: '林晓舟',
  createdAt: '2026-11-20T02:00:00Z',
  validUntil: '2026-12-20',
  isValid: true,
  startDate: '2026-12-01',
  months: 12,
  applyQuantity: 1,
  schemes: [officeScheme, workshopScheme],
  quote: twoSchemesQuote,
  subject: null,
  isSample: true,
};
