import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { RegionIndex } from '@tuanbao/library/domain/region/regionIndex';
import { addressText } from '@tuanbao/library/domain/region/regionPath';
import {
  type InsuredSubjects,
  type SubjectSection,
  subjectSections,
} from '@tuanbao/library/domain/subject/insuredSubjects';
import { vehiclesOf } from '@tuanbao/library/domain/subject/vehicle/fleet';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';
import { insuredSubjectWords, subjectFacts } from '@tuanbao/library/i18n/subjects/subjectFacts';

import type { FactWords } from './organisationWords.ts';

const locale = 'zh-CN';

/**
 * Returns the part of a subject that is printed as facts; undefined if the order has no such subject. The vehicles of a
 * fleet are printed as a table instead.
 */
function factsPartOf(section: SubjectSection, subjects: InsuredSubjects): object | undefined {
  const { vehicle } = subjects;
  if (section !== 'vehicle' || !vehicle || vehiclesOf(vehicle).length === 1) return subjects[section];
  return { address: vehicle.address };
}

/** Returns facts about the insured subjects other than persons. Empty fields and files are left out. */
export function subjectWords(subjects: InsuredSubjects, regions: RegionIndex): readonly FactWords[] {
  return subjectSections.flatMap((section) => {
    const subject = factsPartOf(section, subjects);
    if (!subject) return [];
    const choices = insuredSubjectWords[section].choices;
    const choiceText = (field: string, word: string): string => {
      const pack = ownValue(choices, field);
      return (pack && ownValue(messagesIn(pack, locale), word)) ?? word;
    };
    const facts = subjectFacts(section, subject, messagesIn(insuredSubjectWords[section].fields, locale), {
      addressText: (address) => addressText(regions, address),
      amountText: formatFen,
      choiceText,
      periodText: (first, last) => [first, last].filter(Boolean).join(' 至 '),
      filesText: String,
    });
    return facts
      .filter(({ shape, text }) => shape.isPrinted && text !== '')
      .map(({ name, text }): FactWords => [name, text]);
  });
}
