import { type DescriptionItem, DescriptionList } from '@tuanbao/library/components/DescriptionList';
import type { Applicant, ApplicantField } from '@tuanbao/library/domain/applicant/applicant';
import { isOrganisationFact, organisationFacts } from '@tuanbao/library/domain/applicant/organisationFacts';
import { industryPath } from '@tuanbao/library/domain/industry/industryTree';
import type { FieldDemand } from '@tuanbao/library/domain/problem/fieldDemand';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { addressText } from '@tuanbao/library/domain/region/regionPath';
import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { companyCategoryMessages } from '@tuanbao/library/i18n/enumerations/companyCategory.messages';
import { groupIdTypeMessages } from '@tuanbao/library/i18n/enumerations/groupIdType.messages';
import { operatorRelationMessages } from '@tuanbao/library/i18n/enumerations/operatorRelation.messages';
import { groupedDigits } from '@tuanbao/library/i18n/groupedDigits';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useIndustries } from '../data/useIndustries.ts';
import { useRegions } from '../data/useRegions.ts';
import { messages } from './recap.messages.ts';

/** Fields in the order of reading; the id's type and validity are told with its number. */
const fields = [
  'groupName',
  'groupNature',
  'industryCode',
  'groupIdNo',
  'groupIdValidUntil',
  'legalPersonName',
  ...organisationFacts,
  'contactName',
  'contactMobile',
  'landline',
  'email',
] as const satisfies readonly ApplicantField[];

/** Fields that few are asked for aren't told of where they are empty. */
const isToldEmpty = (field: ApplicantField) => field !== 'industryCode' && !isOrganisationFact(field);

export interface ApplicantRecapProps {
  readonly applicant: Applicant;
  /** Fields that the product doesn't ask for are left out. */
  readonly demands?: Readonly<Record<ApplicantField, FieldDemand>> | undefined;
}

/** The organisation that buys, to be read. */
export function ApplicantRecap({ applicant, demands }: ApplicantRecapProps): ReactElement {
  const words = useMessages(messages);
  const { fields: labels } = useMessages(applicantProblemMessages);
  const regions = useRegions();
  const idTypes = useMessages(groupIdTypeMessages);
  const relations = useMessages(operatorRelationMessages);
  const categories = useMessages(companyCategoryMessages);
  const { industryCode = '', operatorRelation = '', companyCategory = '' } = applicant;
  const { employeeTotal = '', annualIncome = '', totalAssets = '', registeredCapital = '' } = applicant;
  const { tree } = useIndustries(industryCode !== '');

  const told: Partial<Record<ApplicantField, string>> = {
    industryCode:
      typeof tree === 'string' ? industryCode : (industryPath(tree, industryCode).at(-1)?.name ?? industryCode),
    groupIdNo: `${ownValue(idTypes, applicant.groupIdType) ?? applicant.groupIdType} ${applicant.groupIdNo}`,
    operatorRelation: ownValue(relations, operatorRelation) ?? operatorRelation,
    companyCategory: ownValue(categories, companyCategory) ?? companyCategory,
    employeeTotal: employeeTotal && words.employees(groupedDigits(employeeTotal)),
    annualIncome: groupedDigits(annualIncome),
    totalAssets: groupedDigits(totalAssets),
    registeredCapital: groupedDigits(registeredCapital),
    groupIdValidUntil: applicant.isGroupIdLongTerm ? words.longTerm : applicant.groupIdValidUntil,
  };
  const items = fields
    .filter((field) => demands?.[field] !== 'hidden' && ((applicant[field] ?? '') !== '' || isToldEmpty(field)))
    .map((field): DescriptionItem => ({ term: labels[field], description: told[field] ?? applicant[field] ?? '' }));
  const address = regions ? addressText(regions, applicant.address) : applicant.address.detail;
  return <DescriptionList items={[...items, { term: labels.address, description: address, isWide: true }]} />;
}
