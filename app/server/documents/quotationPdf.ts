import { capitalAmountOf } from '@tuanbao/library/domain/money/capitalAmount';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { OfferedAlternative } from '@tuanbao/library/domain/rating/offeredPrices';
import type { LineQuote } from '@tuanbao/library/domain/rating/quotation';
import { formatCount } from '@tuanbao/library/i18n/counted';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { formatFen, formatYuan } from '@tuanbao/library/i18n/formatMoney';
import { quotationMessages } from '@tuanbao/library/i18n/quotation.messages';

import { pdfDocument, type Sheet } from '../platform/drawing/sheet.ts';
import { type Issuer, issuerNote } from '../services/issuer.ts';
import { sampleNote } from './policyPdf.ts';
import type { SchemeWords } from './schemeWords.ts';

/** A scheme of a quotation with its price. */
export interface QuotedScheme extends SchemeWords {
  /** Premium of the scheme in yuan as a decimal string. */
  readonly premium: string;
  readonly lines: readonly LineQuote[];
}

/** Content of a quotation. It contains the applicant's name but no persons. */
export interface QuotationContent {
  readonly quotationSn: string;
  readonly validUntil: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly agentName: string;
  readonly startDate: string;
  readonly months: number;
  readonly heads: number;
  readonly applyQuantity: number;
  /** Premium of all schemes in fen; null when the schemes are alternatives. */
  readonly totalFen: Fen | null;
  /** Alternatives of which the customer chooses one; empty when the schemes are insured together. */
  readonly alternatives: readonly OfferedAlternative[];
  readonly schemes: readonly QuotedScheme[];
  readonly createdAt: Date;
  /** Brand of the host on which the quotation was made. */
  readonly issuer: Issuer;
  readonly isSample: boolean;
}

/** Messages in Chinese, the language of all PDFs for customers. */
const words = quotationMessages['zh-CN'];

const withCapitals = (fen: Fen): string => `${formatFen(fen)}（${capitalAmountOf(fen)}）`;

const facts = (content: QuotationContent): readonly (readonly [string, string])[] =>
  [
    [words.quotationSn, content.quotationSn] as const,
    [words.validUntil, content.validUntil] as const,
    [words.product, content.productName] as const,
    [words.insurer, content.insurerName] as const,
    [words.groupName, content.groupName] as const,
    [words.agent, content.agentName] as const,
    [words.createdAt, formatInstant(content.createdAt.toISOString())] as const,
    [words.startDate, content.startDate] as const,
    [words.duration, words.months(content.months)] as const,
    [
      words.heads,
      content.heads > 0 && content.alternatives.length === 0 ? words.headCount(content.heads) : '',
    ] as const,
    [words.quantity, content.applyQuantity > 1 ? formatCount(content.applyQuantity) : ''] as const,
    [words.total, content.totalFen === null ? '' : withCapitals(content.totalFen)] as const,
  ].filter(([, value]) => value !== '');

function drawAlternatives(sheet: Sheet, alternatives: QuotationContent['alternatives']): void {
  if (alternatives.length === 0) return;
  sheet.heading(words.alternatives);
  sheet.table(
    [
      { title: words.scheme, share: 0.45 },
      { title: words.heads, share: 0.2, isNumeric: true },
      { title: words.total, share: 0.35, isNumeric: true },
    ],
    alternatives.map(({ name, heads, totalFen }) => [
      name,
      heads > 0 ? words.headCount(heads) : '—',
      formatFen(totalFen),
    ]),
  );
}

function drawScheme(sheet: Sheet, scheme: QuotedScheme): void {
  sheet.heading(`${scheme.name}　${scheme.planName}`);
  sheet.table(
    [
      { title: words.clause, share: 0.7 },
      { title: words.sumInsured, share: 0.3, isNumeric: true },
    ],
    scheme.clauses.map(({ name, sumInsured }) => [name, sumInsured]),
  );
  if (scheme.notInsured.length > 0) sheet.note(words.notInsured(scheme.notInsured));
  const terms = [...scheme.terms, [words.premium, formatYuan(scheme.premium)] as const];
  sheet.note(terms.map(([label, value]) => `${label}：${value}`).join('　'));
  if (scheme.lines.length === 0) return;
  sheet.table(
    [
      { title: words.occupation, share: 0.36 },
      { title: words.occupationClass, share: 0.12 },
      { title: words.heads, share: 0.14, isNumeric: true },
      { title: words.unitPremium, share: 0.18, isNumeric: true },
      { title: words.premium, share: 0.2, isNumeric: true },
    ],
    scheme.lines.map((line) => [
      line.occupationName || words.classOf(line.occupationClass),
      words.classOf(line.occupationClass),
      words.headCount(line.chargedHeads),
      formatYuan(line.unitPremium),
      formatYuan(line.premium),
    ]),
  );
}

/**
 * Generates a quotation for a customer as a PDF. The quotation's public page uses the same messages. The footer of each
 * page of the PDF contains the brand, the number and the last valid day.
 */
export const quotationPdf = (content: QuotationContent): Promise<Blob> =>
  pdfDocument(
    {
      title: words.title,
      footer: `${content.issuer.name}　${words.quotationSn} ${content.quotationSn}　${words.validUntil} ${content.validUntil}`,
      createdAt: content.createdAt,
      issuer: content.issuer.name,
    },
    (sheet) => {
      sheet.facts(facts(content));
      drawAlternatives(sheet, content.alternatives);
      for (const scheme of content.schemes) drawScheme(sheet, scheme);
      sheet.heading(words.notices);
      sheet.note(words.noticeValidity(content.validUntil));
      sheet.note(words.noticeBasis(content.heads > 0));
      sheet.note(words.noticeNoContract);
      sheet.note(words.noticeSummary);
      sheet.note(issuerNote(content.issuer));
      if (content.isSample) sheet.note(sampleNote);
    },
  );
