import { coverLinesOf, coverWith } from '../../domain/scheme/coverLines.ts';
import type { ProductWords } from '../../domain/scheme/productWords.ts';
import { formatFen, formatYuan } from '../../i18n/formatMoney.ts';
import type { QuotationSheetMessages } from './QuotationSheet.messages.ts';
import type { SheetQuotation } from './QuotationSheet.tsx';

/** Texts that a quotation in plain text needs. */
export type QuotationTextWords = QuotationSheetMessages;

const named = (term: string, description: string) => (description === '' ? [] : [`${term}：${description}`]);

/**
 * Returns a quotation as plain text for a chat message, with short lines and without a table. `address` is the link to
 * the quotation; if it is empty, the text has no link.
 */
export function quotationText(
  quotation: SheetQuotation,
  product: ProductWords,
  words: QuotationTextWords,
  address = '',
): string {
  const { quote, groupName, subject } = quotation;
  const schemes = quotation.schemes.flatMap((scheme) => {
    const planName = product.plans.find(({ code }) => code === scheme.planCode)?.name ?? scheme.planCode;
    const cover = coverLinesOf(product, scheme);
    const left = coverWith(cover, 'optional');
    const priced = quote.schemes.find(({ schemeId }) => schemeId === scheme.id);
    return [
      '',
      `【${scheme.name}】${planName}`,
      ...coverWith(cover, 'included').map(({ name, sumInsured }) => `· ${name} ${sumInsured}`),
      ...(left.length === 0 ? [] : [words.notInsured(left.map(({ name }) => name))]),
      ...(priced?.status === 'priced' ? named(words.premium, formatYuan(priced.premium)) : []),
    ];
  });
  return [
    words.title,
    ...named(words.product, `${quotation.productName}（${quotation.insurerName}）`),
    ...named(words.groupName, groupName),
    ...named(words.duration, words.months(quotation.months)),
    ...named(words.heads, subject === null ? words.headCount(quote.heads) : ''),
    ...schemes,
    '',
    ...named(words.total, quote.totalFen === null ? '' : formatFen(quote.totalFen)),
    ...named(words.validUntil, quotation.validUntil),
    ...(quotation.isSample ? [words.sampleRates] : []),
    ...(address === '' ? [] : [address]),
  ].join('\n');
}
