import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes, useId } from 'react';

import { type DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { Money } from '../../components/Money/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { type OfferedAlternative, offeredAlternativesOf } from '../../domain/rating/offeredPrices.ts';
import type { Quote } from '../../domain/rating/quotation.ts';
import type { RatingSubject } from '../../domain/rating/subject.ts';
import type { ProductWords } from '../../domain/scheme/productWords.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { formatCount } from '../../i18n/counted.ts';
import { formatInstant } from '../../i18n/formatInstant.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ReceiptColumns } from '../PremiumReceipt/index.ts';
import { messages } from './QuotationSheet.messages.ts';
import * as S from './QuotationSheet.styles.ts';
import { QuotationSheetScheme } from './QuotationSheetScheme.tsx';
import { useSubjectItems } from './useSubjectItems.ts';

/** A saved quotation as a customer sees it. It contains no persons, no commission and no rates. */
export interface SheetQuotation {
  /** Number of the quotation, which customers see. */
  readonly quotationSn: string;
  /** Name of the product. */
  readonly productName: string;
  /** Name of the insurer. */
  readonly insurerName: string;
  /** Name of the organisation that wants to buy the insurance; empty if the name isn't known. */
  readonly groupName: string;
  /** Name of the agent, including the agency if there is one. If it is empty, no name is shown. */
  readonly agentName: string;
  /** Instant (ISO 8601) at which the quotation was saved. */
  readonly createdAt: string;
  /** Last day on which the quotation is valid, `YYYY-MM-DD`. */
  readonly validUntil: string;
  /** True while the quotation is valid. */
  readonly isValid: boolean;
  /** First day of cover, `YYYY-MM-DD`; empty if none is chosen. */
  readonly startDate: string;
  /** Duration of the cover in months. */
  readonly months: number;
  /** Number of copies of the cover (份数). */
  readonly applyQuantity: number;
  /** The priced schemes. They are either insured together, or alternatives of which the customer chooses one. */
  readonly schemes: readonly Scheme[];
  /**
   * The price of all schemes. If the schemes are alternatives, the quote contains the price of each scheme and no
   * total.
   */
  readonly quote: Quote;
  /** The insured subject that the premium is computed from; null if the premium is computed per person. */
  readonly subject: RatingSubject | null;
  /** If true, the sheet has a note that the rates are sample data and not rates of an insurer. */
  readonly isSample: boolean;
}

export interface QuotationSheetProps {
  /** The quotation to show and print. */
  quotation: SheetQuotation;
  /** Names for the codes (plans, clauses and options) in the schemes. */
  product: ProductWords;
  /** Class name that the outermost element gets. */
  className?: string;
}

/**
 * Sheet of a quotation (报价单) for the screen and for printing on A4. Every printed page has a header and, if the browser
 * supports it, a page number. No row of a table is split. The ref is the outermost element.
 */
export const QuotationSheet: ForwardRefExoticComponent<QuotationSheetProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  QuotationSheetProps
>(function QuotationSheet({ quotation, product, className }, ref) {
  const words = useMessages(messages);
  const headingId = useId();
  const noticesId = useId();
  const { quote, validUntil, productName, quotationSn } = quotation;
  const alternatives = offeredAlternativesOf(quotation.schemes, quote);
  return (
    <S.Root ref={ref} aria-labelledby={headingId} className={className}>
      <S.RunningHead aria-hidden>
        <div>
          <span>{productName}</span>
          <span>
            {words.quotationSn} {quotationSn} · {words.validUntil} {validUntil}
          </span>
        </div>
      </S.RunningHead>
      <S.Body>
        <S.Head>
          <h2 id={headingId}>{words.title}</h2>
          <p>{productName}</p>
          {quotation.isSample ? (
            <div>
              <Tag tone="warning">{words.sampleRates}</Tag>
            </div>
          ) : null}
        </S.Head>
        {quotation.isValid ? null : <Notice tone="warning">{words.ended(validUntil)}</Notice>}
        <Facts quotation={quotation} />
        <Subject subject={quotation.subject} />
        <Alternatives alternatives={alternatives} />
        {quotation.schemes.map((scheme) => (
          <QuotationSheetScheme
            key={scheme.id}
            scheme={scheme}
            product={product}
            quote={quote.schemes.find(({ schemeId }) => schemeId === scheme.id)}
          />
        ))}
        {quote.totalFen === null ? null : (
          <S.Total>
            <span>{words.total}</span>
            <Money fen={quote.totalFen} size="figure" />
          </S.Total>
        )}
        <S.Section aria-labelledby={noticesId}>
          <h3 id={noticesId}>{words.notices}</h3>
          <S.Notices>
            <li>{words.noticeValidity(validUntil)}</li>
            <li>{words.noticeBasis(quote.heads > 0)}</li>
            <li>{words.noticeNoContract}</li>
            <li>{words.noticeSummary}</li>
          </S.Notices>
        </S.Section>
      </S.Body>
    </S.Root>
  );
});

function Facts({ quotation }: { quotation: SheetQuotation }): ReactElement {
  const words = useMessages(messages);
  const { quote, applyQuantity, subject } = quotation;
  const items: DescriptionItem[] = [
    { term: words.quotationSn, description: quotation.quotationSn },
    { term: words.insurer, description: quotation.insurerName },
    { term: words.groupName, description: quotation.groupName },
    { term: words.agent, description: quotation.agentName },
    { term: words.createdAt, description: formatInstant(quotation.createdAt) },
    { term: words.validUntil, description: quotation.validUntil },
    { term: words.startDate, description: quotation.startDate },
    { term: words.duration, description: words.months(quotation.months) },
    { term: words.heads, description: subject === null && !quote.alternatives ? words.headCount(quote.heads) : '' },
    { term: words.quantity, description: applyQuantity > 1 ? formatCount(applyQuantity) : '' },
  ];
  return <DescriptionList items={items.filter(({ description }) => description !== '')} />;
}

function Subject({ subject }: { subject: RatingSubject | null }): ReactElement | null {
  const words = useMessages(messages);
  const headingId = useId();
  const items = useSubjectItems(subject);
  if (items.length === 0) return null;
  return (
    <S.Section aria-labelledby={headingId}>
      <h3 id={headingId}>{words.subject}</h3>
      <DescriptionList items={items} />
    </S.Section>
  );
}

/**
 * Table of the alternatives of which the customer chooses one, so their prices aren't added up. Renders nothing if
 * there are no alternatives.
 */
function Alternatives({ alternatives }: { alternatives: readonly OfferedAlternative[] }): ReactElement | null {
  const words = useMessages(messages);
  if (alternatives.length === 0) return null;
  return (
    <S.Table>
      <caption>{words.alternatives}</caption>
      <ReceiptColumns
        columns={[
          { caption: words.scheme },
          { caption: words.heads, isNumeric: true },
          { caption: words.total, isNumeric: true },
        ]}
      />
      <tbody>
        {alternatives.map(({ schemeId, name, heads, totalFen }) => (
          <tr key={schemeId}>
            <th scope="row">{name}</th>
            <td data-align="end">{heads > 0 ? words.headCount(heads) : '—'}</td>
            <td data-align="end">
              <Money fen={totalFen} />
            </td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}
