import { offeredAlternativesOf } from '../../domain/rating/offeredPrices.ts';
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
  const alternatives = offeredAlternativesOf(quotation.schemes, quote);
  const schemes = quotation.schemes.flatMap((scheme) => {
    const planName = product.plans.find(({ code }) => code === scheme.planCode)?.name ?? scheme.planCode;
    const cover = coverLinesOf(product, scheme);
    const left = coverWith(cover, 'optional');
    const priced = quote.schemes.find(({ schemeId }) => schemeId === scheme.id);
    const alternative = alternatives.find(({ schemeId }) => schemeId === scheme.id);
    return [
      '',
      `【${scheme.name}】${planName}`,
      ...coverWith(cover, 'included').map(({ name, sumInsured }) => `· ${name} ${sumInsured}`),
      ...(left.length === 0 ? [] : [words.notInsured(left.map(({ name }) => name))]),
      ...(alternative && alternative.heads > 0 ? named(words.heads, words.headCount(alternative.heads)) : []),
      ...(alternative
        ? named(words.total, formatFen(alternative.totalFen))
        : priced?.status === 'priced'
          ? named(words.premium, formatYuan(priced.premium))
          : []),
    ];
  });
  return [
    words.title,
    ...named(words.product, `${quotation.productName}（${quotation.insurerName}）`),
    ...named(words.groupName, groupName),
    ...named(words.duration, words.months(quotation.months)),
    ...named(words.heads, subject === null && alternatives.length === 0 ? words.headCount(quote.heads) : ''),
    ...(alternatives.length === 0 ? [] : ['', words.alternatives]),
    ...schemes,
    '',
    ...named(words.total, quote.totalFen === null ? '' : formatFen(quote.totalFen)),
    ...named(words.validUntil, quotation.validUntil),
    ...(quotation.isSample ? [words.sampleRates] : []),
    ...(address === '' ? [] : [address]),
  ].join('\n');
}
