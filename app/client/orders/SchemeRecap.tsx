import { type DescriptionItem, DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { premiumAfter } from '@tuanbao/library/domain/endorsement/schemeNets';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { LineQuote, SchemeQuote } from '@tuanbao/library/domain/rating/quotation';
import { coverLinesOf, coverWith } from '@tuanbao/library/domain/scheme/coverLines';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './recap.messages.ts';
import * as S from './SchemeRecap.styles.ts';

/** Scheme as it is after endorsements. */
export interface EndorsedScheme {
  /** Number of persons now insured in each occupation class. */
  readonly lines: readonly Pick<LineQuote, 'occupationName' | 'occupationClass' | 'chargedHeads'>[];
  /** Amount in fen by which endorsements have changed the premium of the scheme. */
  readonly netFen: Fen;
}

export interface SchemeRecapProps {
  readonly scheme: Scheme;
  readonly quote: SchemeQuote | undefined;
  /** Product that gives the codes in the scheme their names. While the product loads, a placeholder is shown. */
  readonly product: ProductDefinition | undefined;
  /** The scheme after endorsements. Absent if the scheme is shown as it was sold. */
  readonly endorsed?: EndorsedScheme | undefined;
}

const labelIn = (options: readonly { code: string; label: string }[], code: string): string =>
  options.find((option) => option.code === code)?.label ?? code;

interface SchemeTermsProps extends Pick<SchemeRecapProps, 'scheme'> {
  readonly product: ProductDefinition;
  /**
   * Charged persons of each occupation, as quoted; after endorsements, insured persons of each occupation class.
   * Undefined if the scheme has neither a price nor endorsements.
   */
  readonly lines: EndorsedScheme['lines'] | undefined;
}

/** Shows plan, factors and occupations of a scheme. */
function SchemeTerms({ scheme, product, lines }: SchemeTermsProps): ReactElement {
  const words = useMessages(messages);
  const plan = product.plans.find(({ code }) => code === scheme.planCode);
  const chosen: DescriptionItem[] = [
    { term: words.plan, description: plan?.name ?? scheme.planCode },
    { term: words.deductible, description: labelIn(product.deductibles, scheme.deductible) },
    { term: words.payoutRatio, description: labelIn(product.payoutRatios, scheme.payoutRatio) },
    { term: words.disabilityTable, description: labelIn(product.disabilityTables, scheme.disabilityTable) },
    { term: words.accidentRate, description: labelIn(product.accidentRates ?? [], scheme.accidentRate) },
    {
      term: words.occupations,
      description: lines
        ?.map((line) =>
          words.headsOf(line.occupationName || words.occupationClass(line.occupationClass), line.chargedHeads),
        )
        .join(words.between),
      isWide: true,
    },
  ];
  // If the product doesn't have a factor, the scheme has an empty code for this factor.
  return <DescriptionList items={chosen.filter(({ description }) => description !== '')} />;
}

/** Shows a scheme without controls: plan, cover, factors, occupations and premium. */
export function SchemeRecap({ scheme, quote, product, endorsed }: SchemeRecapProps): ReactElement {
  const words = useMessages(messages);
  const priced = quote?.status === 'priced' ? quote : null;
  return (
    <S.Root>
      <S.Head>
        <h3>{scheme.name}</h3>
        {priced ? (
          <Money yuan={premiumAfter(priced.premium, endorsed?.netFen ?? 0)} size="lead" />
        ) : (
          <span>{words.unpriced}</span>
        )}
      </S.Head>
      {product ? (
        <>
          <S.Clauses aria-label={words.clauses}>
            {coverWith(coverLinesOf(product, scheme), 'included').map(({ code, name, sumInsured }) => (
              <li key={code}>
                <span>{name}</span>
                <strong>{sumInsured}</strong>
              </li>
            ))}
          </S.Clauses>
          <SchemeTerms scheme={scheme} product={product} lines={(endorsed ?? priced)?.lines} />
        </>
      ) : (
        <Skeleton lines={4} />
      )}
    </S.Root>
  );
}
