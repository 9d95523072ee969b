import type { DescriptionItem } from '@tuanbao/library/components/DescriptionList';
import { classesOf } from '@tuanbao/library/domain/occupation/occupationClass';
import type { AgeRange, AgeRule, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { type PersonWords, personWords } from '@tuanbao/library/i18n/personWords.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useRegions } from '../data/useRegions.ts';
import { messages } from './products.messages.ts';

type Words = (typeof messages)['zh-CN'];

const sexes = ['male', 'female'] as const;

/**
 * Returns the ages of the persons that a product accepts, as text. It has one range or one for each sex, and names the
 * day on which the age counts.
 */
function agesOf({ bySex = {}, on, ...general }: AgeRule, words: Words, names: PersonWords['sexes']): string {
  const rangeOf = ({ min, max }: AgeRange) => words.ageRange(min, max);
  const ranges = sexes.flatMap((sex) => (bySex[sex] ? [`${names[sex]} ${rangeOf(bySex[sex])}`] : []));
  const text = ranges.length > 0 ? ranges.join(words.separator) : rangeOf(general);
  return on === 'orderCreation' ? words.agedAtOrder(text) : text;
}

/** Shows the names of the regions where a product is sold. */
function SalesAreas({ codes }: { readonly codes: readonly number[] }): ReactElement {
  const { separator, loadingAreas } = useMessages(messages);
  const regions = useRegions();
  if (!regions) return <>{loadingAreas}</>;
  return (
    <>
      {codes
        .map((code) =>
          regions
            .pathOf(code)
            .map(({ name }) => name)
            .join(''),
        )
        .join(separator)}
    </>
  );
}

/**
 * Returns the terms of a product for display: the persons that it accepts, the regions where it is sold and the
 * durations that it offers.
 */
export function useTerms(product: ProductDefinition | undefined): readonly DescriptionItem[] {
  const words = useMessages(messages);
  const { sexes: sexNames, idTypes } = useMessages(personWords);
  if (!product) return [];
  const { age, persons, occupation, durations, basis, checks, areaCodes, personIdTypes, endorsement } = product;
  const classes = classesOf(occupation.classes).join('、');
  const ofPersons: readonly DescriptionItem[] = [
    ...(age.isExempt || !checks.age ? [] : [{ term: words.ages, description: agesOf(age, words, sexNames) }]),
    ...(checks.peopleCount ? [{ term: words.persons, description: words.personRange(persons.min, persons.max) }] : []),
    ...(classes !== '' && checks.career ? [{ term: words.classes, description: words.classList(classes) }] : []),
    ...(personIdTypes
      ? [{ term: words.idTypes, description: personIdTypes.map((type) => idTypes[type]).join(words.separator) }]
      : []),
    ...(endorsement?.personIdTypes
      ? [
          {
            term: words.endorsementIdTypes,
            description: endorsement.personIdTypes.map((type) => idTypes[type]).join(words.separator),
          },
        ]
      : []),
  ];
  return [
    ...(basis === 'perPerson' ? ofPersons : []),
    { term: words.durations, description: durations.map(words.duration).join('、') },
    ...(areaCodes.length > 0 ? [{ term: words.areas, description: <SalesAreas codes={areaCodes} /> }] : []),
  ];
}
