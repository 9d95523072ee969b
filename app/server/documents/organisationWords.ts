import type { Applicant, ApplicantField } from '@tuanbao/library/domain/applicant/applicant';
import { normaliseFacts, organisationFacts } from '@tuanbao/library/domain/applicant/organisationFacts';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { maskedIdNo } from '@tuanbao/library/domain/roster/maskedText';
import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { companyCategoryMessages } from '@tuanbao/library/i18n/enumerations/companyCategory.messages';
import { groupIdTypeMessages } from '@tuanbao/library/i18n/enumerations/groupIdType.messages';
import { operatorRelationMessages } from '@tuanbao/library/i18n/enumerations/operatorRelation.messages';
import { formatYuan } from '@tuanbao/library/i18n/formatMoney';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import type { Industries } from '../../catalogue/referenceData.ts';

/** A fact in words, as a document lists it. */
export type FactWords = readonly [label: string, value: string];

const locale = 'zh-CN';
const labels = messagesIn(applicantProblemMessages, locale).fields;
const idTypes = messagesIn(groupIdTypeMessages, locale);
const relations = messagesIn(operatorRelationMessages, locale);
const categories = messagesIn(companyCategoryMessages, locale);

/** What stands beside name, number, address and contact, in the order of the form that asked for it. */
const fields = [
  'groupNature',
  'industryCode',
  'groupIdType',
  'groupIdValidUntil',
  ...organisationFacts,
  'landline',
  'email',
] as const satisfies readonly ApplicantField[];

/** The label names the unit; a draft may hold what isn't a figure yet. */
const grouped = (yuan = ''): string => (/^\d+(\.\d+)?$/.test(yuan) ? formatYuan(yuan).replace('¥', '') : yuan);

const counted = (heads = ''): string => (/^\d+$/.test(heads) ? `${heads}人` : heads);

/** Values that aren't printed as they are stored. */
function valuesOf(applicant: Applicant, { rows }: Industries): Partial<Record<ApplicantField, string>> {
  const { industryCode = '', legalPersonIdNo = '', operatorRelation = '', companyCategory = '' } = applicant;
  return {
    industryCode: rows.find(({ code }) => code === industryCode)?.name ?? industryCode,
    groupIdType: applicant.groupIdNo === '' ? '' : (ownValue(idTypes, applicant.groupIdType) ?? applicant.groupIdType),
    groupIdValidUntil: applicant.isGroupIdLongTerm ? labels.isGroupIdLongTerm : applicant.groupIdValidUntil,
    legalPersonIdNo: legalPersonIdNo && `${maskedIdNo(legalPersonIdNo)}（为保护个人信息，仅显示首尾）`,
    operatorRelation: ownValue(relations, operatorRelation) ?? operatorRelation,
    companyCategory: ownValue(categories, companyCategory) ?? companyCategory,
    employeeTotal: counted(applicant.employeeTotal),
    annualIncome: grouped(applicant.annualIncome),
    totalAssets: grouped(applicant.totalAssets),
    registeredCapital: grouped(applicant.registeredCapital),
  };
}

/** What was stated of an organisation beside who it is (specification §3); nothing of what is empty or the product doesn't ask for. */
export function organisationWords(
  product: ProductDefinition | undefined,
  given: Applicant,
  industries: Industries,
): readonly FactWords[] {
  const applicant = { ...given, ...normaliseFacts(given) };
  const values = valuesOf(applicant, industries);
  return fields
    .filter((field) => product?.applicant.fields[field] !== 'hidden')
    .map((field): FactWords => [labels[field], values[field] ?? applicant[field] ?? ''])
    .filter(([, value]) => value !== '');
}
