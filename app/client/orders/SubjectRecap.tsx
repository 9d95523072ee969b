import { type DescriptionItem, DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { addressText } from '@tuanbao/library/domain/region/regionPath';
import {
  type InsuredSubjects,
  type SubjectSection,
  subjectSections,
} from '@tuanbao/library/domain/subject/insuredSubjects';
import { vehiclesOf } from '@tuanbao/library/domain/subject/vehicle/fleet';
import type { Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { insuredSubjectWords, subjectFacts } from '@tuanbao/library/i18n/subjects/subjectFacts';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useRegions } from '../data/useRegions.ts';
import { FleetRecap } from './FleetRecap.tsx';
import { messages } from './recap.messages.ts';
import { useSubjectChoices } from './useSubjectChoices.ts';

/** Shows the insured subjects of an order, without controls. Renders nothing if the order insures only persons. */
export function SubjectRecap({ subjects }: { readonly subjects: InsuredSubjects }): ReactElement {
  return (
    <>
      {subjectSections.map((section) => {
        const subject = subjects[section];
        if (section === 'vehicle' && isFleet(subjects.vehicle)) {
          return <FleetSection key={section} vehicle={subjects.vehicle} />;
        }
        return subject ? <SectionRecap key={section} section={section} subject={subject} /> : null;
      })}
    </>
  );
}

const isFleet = (vehicle: Vehicle | undefined): vehicle is Vehicle =>
  vehicle !== undefined && vehiclesOf(vehicle).length > 1;

/** Shows the vehicles of an order as a table, and the common address of the vehicles. */
function FleetSection({ vehicle }: { readonly vehicle: Vehicle }): ReactElement {
  const { address } = vehicle;
  return (
    <>
      <FleetRecap vehicle={vehicle} />
      <SectionRecap section="vehicle" subject={{ address }} />
    </>
  );
}

interface SectionRecapProps {
  readonly section: SubjectSection;
  readonly subject: object;
}

/**
 * Shows the fields of a subject that have a value. Long fields are rows at the top or at the bottom, the other fields
 * are cells between them.
 */
function SectionRecap({ section, subject }: SectionRecapProps): ReactElement {
  const words = useMessages(insuredSubjectWords[section].fields);
  const { through, files } = useMessages(messages);
  const regions = useRegions();
  const choiceText = useSubjectChoices(section);
  const facts = subjectFacts(section, subject, words, {
    addressText: (address) => (regions ? addressText(regions, address) : address.detail),
    amountText: formatFen,
    choiceText,
    periodText: through,
    filesText: files,
  }).filter(({ text }) => text !== '');
  const items = (['top', 'cell', 'bottom'] as const).flatMap((place) =>
    facts
      .filter(({ shape }) => shape.recap === place)
      .map(({ name, text }): DescriptionItem => ({ term: name, description: text, isWide: place !== 'cell' })),
  );
  return <DescriptionList items={items} />;
}
