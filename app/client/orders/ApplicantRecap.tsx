import { type DescriptionItem, DescriptionList } from '@tuanbao/library/components/DescriptionList';
import type { Applicant, ApplicantField } from '@tuanbao/library/domain/applicant/applicant';
import {
  applicantFieldNames,
  applicantFields,
  type ApplicantTextField,
  isTextField,
} from '@tuanbao/library/domain/applicant/applicantFields';
import { industryPath } from '@tuanbao/library/domain/industry/industryTree';
import type { FieldDemand } from '@tuanbao/library/domain/problem/fieldDemand';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { addressText } from '@tuanbao/library/domain/region/regionPath';
import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { applicantChoiceMessages } from '@tuanbao/library/i18n/enumerations/applicantChoices';
import { formatYuanDigits } from '@tuanbao/library/i18n/formatMoney';
import { groupedDigits } from '@tuanbao/library/i18n/groupedDigits';
import { useEveryMessages, useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useIndustries } from '../data/useIndustries.ts';
import { useRegions } from '../data/useRegions.ts';
import { useCatalogueTexts } from '../platform/query/useCatalogueTexts.ts';
import { messages } from './recap.messages.ts';

/**
 * Text fields of the applicant, in the order of the form. The type of the identity document is left out, because it is
 * shown with the number of the document.
 */
const fields = applicantFieldNames.filter(isTextField).filter((field) => applicantFields[field].recap !== 'never');

/** True for a text such as the name of the organisation, which needs a row of its own. */
function isLongText(field: ApplicantTextField): boolean {
  const { control } = applicantFields[field];
  return control.kind === 'text' && control.isLong === true;
}

export interface ApplicantRecapProps {
  readonly applicant: Applicant;
  /** The product's demand for each field: required, optional or hidden. Hidden fields are left out of the summary. */
  readonly demands?: Readonly<Record<ApplicantField, FieldDemand>> | undefined;
}

/** Summary of the applicant, without controls. */
export function ApplicantRecap({ applicant, demands }: ApplicantRecapProps): ReactElement {
  const words = useMessages(messages);
  const { fields: labels } = useMessages(applicantProblemMessages);
  const regions = useRegions();
  const choices = useChoices();
  const { shown } = useCatalogueTexts();
  const { industryCode = '' } = applicant;
  const { tree } = useIndustries(industryCode !== '');

  /** Returns the text that is shown for the value of a field. */
  function toldOf(field: ApplicantTextField): string {
    const value = applicant[field] ?? '';
    const { unit } = applicantFields[field];
    if (field === 'industryCode')
      return typeof tree === 'string' ? value : (industryPath(tree, value).at(-1)?.name ?? value);
    if (field === 'groupNature') return shown(value);
    if (field === 'groupIdNo') return `${choices('groupIdType', applicant.groupIdType)} ${value}`;
    if (field === 'groupIdValidUntil' && applicant.isGroupIdLongTerm) return words.longTerm;
    if (unit === 'persons') return value && words.employees(groupedDigits(value));
    return unit === 'yuan' ? formatYuanDigits(value) : choices(field, value);
  }
  const items = fields
    .filter((field) => demands?.[field] !== 'hidden')
    .filter((field) => (applicant[field] ?? '') !== '' || applicantFields[field].recap === 'always')
    .map((field): DescriptionItem => ({ term: labels[field], description: toldOf(field), isWide: isLongText(field) }));
  const address = regions ? addressText(regions, applicant.address) : applicant.address.detail;
  return <DescriptionList items={[...items, { term: labels.address, description: address, isWide: true }]} />;
}

/**
 * Returns a function that gives the text for the value of a field. If the field has options, the text is the name of
 * the chosen option; otherwise it is the value itself.
 */
function useChoices(): (field: ApplicantField, value: string) => string {
  const packs = Object.entries(applicantChoiceMessages);
  const names = useEveryMessages(packs.map(([, pack]) => pack));
  return (field, value) => {
    const at = packs.findIndex(([name]) => name === field);
    return ownValue(names[at] ?? {}, value) ?? value;
  };
}
