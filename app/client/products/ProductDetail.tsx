import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tag } from '@tuanbao/library/components/Tag';
import { classesOf } from '@tuanbao/library/domain/occupation/occupationClass';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { ProductGuide } from '@tuanbao/library/domain/product/productGuide';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { ApplicationTerms } from '@tuanbao/library/widgets/ApplicationTerms';
import { ClaimSteps } from '@tuanbao/library/widgets/ClaimSteps';
import { ClauseDocuments } from '@tuanbao/library/widgets/ClauseDocuments';
import { CoverTable } from '@tuanbao/library/widgets/CoverTable';
import { ExclusionList } from '@tuanbao/library/widgets/ExclusionList';
import { RateCard } from '@tuanbao/library/widgets/RateCard';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useLocale } from 'react-aria/I18nProvider';

import { useAreaNames } from '../data/useAreaNames.ts';
import { useProductGuide } from '../data/useProductGuide.ts';
import { useStartDayLimits } from '../data/useStartDayLimits.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { WhenNear } from '../platform/lazy/WhenNear.tsx';
import { messages as pageMessages } from './productPage.messages.ts';
import { messages } from './products.messages.ts';
import * as S from './products.styles.ts';
import { type ProductSection, ProductSections } from './ProductSections.tsx';

const ProductOccupations = lazyPart(async () => (await import('./ProductOccupations.tsx')).default);
const ComparedProducts = lazyPart(async () => (await import('./ComparedProducts.tsx')).default);

/** True when the persons of a product must have occupations of certain classes. */
const hasOccupations = ({ basis, checks, occupation }: ProductDefinition): boolean =>
  basis === 'perPerson' && checks.career && classesOf(occupation.classes).length > 0;

interface SectionProps {
  readonly section: ProductSection;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Section({ section, actions, children }: SectionProps): ReactElement {
  const words = useMessages(pageMessages);
  return (
    <S.Anchored id={section}>
      <Card title={words.section[section]} actions={actions}>
        {children}
      </Card>
    </S.Anchored>
  );
}

/** Content of a section. Its code and data are loaded when the user scrolls near the section. */
function Later({ children }: { readonly children: ReactNode }): ReactElement {
  const words = useMessages(messages);
  const placeholder = <Skeleton lines={8} label={words.loading} />;
  return (
    <WhenNear placeholder={placeholder}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </WhenNear>
  );
}

/** Terms of the product, with the days on which no cover starts and the names of its sales areas. */
function Terms({ product, guide }: { product: ProductDefinition; guide: ProductGuide | undefined }): ReactElement {
  const nameOfArea = useAreaNames([product]);
  const { data: limits } = useStartDayLimits();
  return (
    <ApplicationTerms
      product={product}
      closedDays={limits?.closedDays}
      nameOfArea={nameOfArea}
      notices={guide?.notices}
    />
  );
}

/**
 * The sections of the page of a product: cover, example premiums, occupations, terms, exclusions, steps of a claim,
 * documents, and the comparison with other products.
 */
export function ProductDetail({ product }: { readonly product: ProductDefinition }): ReactElement {
  const words = useMessages(messages);
  const { locale } = useLocale();
  const { data: guide, error, isLoading, ask } = useProductGuide(product.id, locale);
  const wait = isLoading ? <Skeleton lines={5} label={words.loading} /> : null;
  const sample = product.isSample ? <Tag tone="warning">{words.sampleRates}</Tag> : null;
  const all: readonly ProductSection[] = [
    'cover',
    'rates',
    ...(hasOccupations(product) ? (['occupations'] as const) : []),
    'terms',
    'exclusions',
    'claims',
    'documents',
    'comparison',
  ];
  return (
    <>
      <ProductSections sections={all} />
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      <Section section="cover">
        <CoverTable product={product} covers={guide?.covers} />
      </Section>
      <Section section="rates" actions={sample}>
        <RateCard product={product} />
      </Section>
      {hasOccupations(product) ? (
        <Section section="occupations">
          <Later>
            <ProductOccupations product={product} />
          </Later>
        </Section>
      ) : null}
      <Section section="terms">
        <Terms product={product} guide={guide} />
      </Section>
      <Section section="exclusions">{guide ? <ExclusionList exclusions={guide.exclusions} /> : wait}</Section>
      <Section section="claims">{guide ? <ClaimSteps steps={guide.claims} /> : wait}</Section>
      <Section section="documents">
        <ClauseDocuments product={product} clauses={guide?.clauses} />
      </Section>
      <Section section="comparison">
        <Later>
          <ComparedProducts product={product} />
        </Later>
      </Section>
    </>
  );
}
