import { subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';
import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { insuredSubjectWords } from '@tuanbao/library/i18n/subjects/subjectFacts';
import { useEveryMessages, useMessages } from '@tuanbao/library/i18n/useMessages';

import { messages as recapMessages } from '../orders/recap.messages.ts';
import { messages } from './conflict.messages.ts';

/** Names of fields as the user sees them, by section and field. */
type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the names of a draft's fields by section and field. The fields of schemes aren't among them. */
export function useFieldNames(): Names {
  const words = useMessages(messages);
  const { fields: applicant } = useMessages(applicantProblemMessages);
  const { names: materials } = useMessages(orderMaterialMessages);
  const subjects = useEveryMessages(subjectSections.map((section) => insuredSubjectWords[section].fields));
  return {
    applicant,
    materials,
    ...Object.fromEntries(subjectSections.map((section, at) => [section, subjects[at]?.names ?? {}])),
    order: { startDate: words.startDate, months: words.months, applyQuantity: words.applyQuantity },
  };
}

/** Returns the names of the fields that belong directly to a scheme. */
export function useSchemeFieldNames(): Readonly<Record<string, string>> {
  const words = useMessages(messages);
  const recap = useMessages(recapMessages);
  return {
    name: words.schemeName,
    planCode: recap.plan,
    deductible: recap.deductible,
    payoutRatio: recap.payoutRatio,
    disabilityTable: recap.disabilityTable,
    accidentRate: recap.accidentRate,
  };
}
