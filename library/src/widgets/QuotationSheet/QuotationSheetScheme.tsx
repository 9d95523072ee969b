import { type ReactElement, useId } from 'react';

import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Money } from '../../components/Money/index.ts';
import type { LineQuote, SchemeQuote } from '../../domain/rating/quotation.ts';
import { coverLinesOf, coverWith } from '../../domain/scheme/coverLines.ts';
import { labelOf, type ProductWords } from '../../domain/scheme/productWords.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ReceiptColumns } from '../PremiumReceipt/index.ts';
import { messages } from './QuotationSheet.messages.ts';
import * as S from './QuotationSheet.styles.ts';

export interface QuotationSheetSchemeProps {
  /** The scheme to show. */
  scheme: Scheme;
  /** Names for the codes (plan, clauses and options) in the scheme. */
  product: ProductWords;
  /** Price of the scheme, or the reasons why it can't be priced; undefined if there is no quote. */
  quote: SchemeQuote | undefined;
}

/** The part of the sheet for one scheme: its plan, payout terms and clauses, and the cost of each occupation. */
export function QuotationSheetScheme({ scheme, product, quote }: QuotationSheetSchemeProps): ReactElement {
  const words = useMessages(messages);
  const headingId = useId();
  const planName = product.plans.find(({ code }) => code === scheme.planCode)?.name ?? scheme.planCode;
  const cover = coverLinesOf(product, scheme);
  const left = coverWith(cover, 'optional');
  const priced = quote?.status === 'priced' ? quote : null;
  const terms = [
    { term: words.deductible, description: labelOf(product.deductibles, scheme.deductible) },
    { term: words.payoutRatio, description: labelOf(product.payoutRatios, scheme.payoutRatio) },
    { term: words.disabilityTable, description: labelOf(product.disabilityTables, scheme.disabilityTable) },
    { term: words.accidentRate, description: labelOf(product.accidentRates, scheme.accidentRate) },
  ].filter(({ description }) => description !== undefined);

  return (
    <S.Section aria-labelledby={headingId}>
      <h3 id={headingId}>{scheme.name}</h3>
      <DescriptionList
        items={[
          { term: words.plan, description: planName },
          ...terms,
          { term: words.premium, description: priced ? <Money yuan={priced.premium} /> : words.unpriced },
        ]}
      />
      <S.Table>
        <caption>{words.clauses}</caption>
        <ReceiptColumns columns={[{ caption: words.clause }, { caption: words.sumInsured, isNumeric: true }]} />
        <tbody>
          {coverWith(cover, 'included').map(({ code, name, sumInsured }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td data-align="end">{sumInsured}</td>
            </tr>
          ))}
        </tbody>
      </S.Table>
      {left.length === 0 ? null : <S.NotInsured>{words.notInsured(left.map(({ name }) => name))}</S.NotInsured>}
      {priced && priced.lines.length > 0 ? <Lines lines={priced.lines} /> : null}
    </S.Section>
  );
}

function Lines({ lines }: { lines: readonly LineQuote[] }): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Table>
      <caption>{words.occupations}</caption>
      <ReceiptColumns
        columns={[
          { caption: words.occupation },
          { caption: words.occupationClass, isNumeric: true },
          { caption: words.heads, isNumeric: true },
          { caption: words.unitPremium, isNumeric: true, isExtra: true },
          { caption: words.premium, isNumeric: true },
        ]}
      />
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.occupationCode} ${line.occupationClass} ${line.occupationName}`}>
            <th scope="row">{line.occupationName || words.classOf(line.occupationClass)}</th>
            <td data-align="end">{words.classOf(line.occupationClass)}</td>
            <td data-align="end">{words.headCount(line.chargedHeads)}</td>
            <td data-align="end" data-extra>
              <Money yuan={line.unitPremium} />
            </td>
            <td data-align="end">
              <Money yuan={line.premium} />
            </td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}
