import { Card } from '@tuanbao/library/components/Card';
import type { DescriptionItem } from '@tuanbao/library/components/DescriptionList';
import { Link } from '@tuanbao/library/components/Link';
import { classesOf } from '@tuanbao/library/domain/occupation/occupationClass';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { planOffersOf } from '@tuanbao/library/domain/rating/planOffer';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import type { ReactElement } from 'react';

import { messages } from './products.messages.ts';
import * as S from './products.styles.ts';

/** Whom the product takes, and for how long. */
export function useTerms(product: ProductDefinition | undefined): readonly DescriptionItem[] {
  const words = useMessages(messages);
  if (!product) return [];
  const { age, persons, occupation, durations, basis, checks } = product;
  const classes = classesOf(occupation.classes).join('、');
  const ofPersons: readonly DescriptionItem[] = [
    ...(age.isExempt || !checks.age ? [] : [{ term: words.ages, description: words.ageRange(age.min, age.max) }]),
    ...(checks.peopleCount ? [{ term: words.persons, description: words.personRange(persons.min, persons.max) }] : []),
    ...(classes !== '' && checks.career ? [{ term: words.classes, description: words.classList(classes) }] : []),
  ];
  return [
    ...(basis === 'perPerson' ? ofPersons : []),
    { term: words.durations, description: durations.map(words.duration).join('、') },
  ];
}

/** The plans of a product side by side, and its documents. */
export function ProductDetail({ product }: { readonly product: ProductDefinition }): ReactElement {
  const words = useMessages(messages);
  const schemes = planOffersOf(product).map(({ scheme }) => scheme);
  return (
    <>
      <Card title={words.plans}>
        <PlanComparison product={product} schemes={schemes} />
      </Card>
      {product.documents.length > 0 ? (
        <Card title={words.documents}>
          <S.Documents>
            {product.documents.map(({ name, url }) => (
              <li key={url}>
                <Link href={url} isExternal>
                  {name}
                </Link>
              </li>
            ))}
          </S.Documents>
        </Card>
      ) : null}
    </>
  );
}
