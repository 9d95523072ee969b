import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import {
  applicantFieldNames,
  applicantFields,
  type ApplicantTextField,
  isTextField,
  normaliseApplicant,
} from '@tuanbao/library/domain/applicant/applicantFields';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { maskedIdNo } from '@tuanbao/library/domain/text/masked';
import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { counted } from '@tuanbao/library/i18n/counted';
import { applicantChoiceMessages } from '@tuanbao/library/i18n/enumerations/applicantChoices';
import { formatYuanDigits } from '@tuanbao/library/i18n/formatMoney';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import type { Industries } from '../../catalogue/referenceData.ts';

/** A fact in a document: its label and its value. */
export type FactWords = readonly [label: string, value: string];

const locale = 'zh-CN';
const labels = messagesIn(applicantProblemMessages, locale).fields;

/**
 * Fields of an organisation that documents print in addition to name, number, legal representative, address and
 * contact, in the order of the form.
 */
const fields = applicantFieldNames.filter(isTextField).filter((field) => applicantFields[field].print !== 'never');

/**
 * Returns a number of persons with its unit. In a draft, the text can be something other than a number; such a text is
 * returned unchanged.
 */
const headsOf = (heads = ''): string => (/^\d+$/.test(heads) ? counted`${Number(heads)} 人` : heads);

/** Returns the value of an organisation's field as documents print it. */
function printed(field: ApplicantTextField, applicant: Applicant, { rows }: Industries): string {
  const value = applicant[field] ?? '';
  const { print, unit } = applicantFields[field];
  if (field === 'industryCode') return rows.find(({ code }) => code === value)?.name ?? value;
  if (field === 'groupIdType' && applicant.groupIdNo === '') return '';
  if (field === 'groupIdValidUntil' && applicant.isGroupIdLongTerm) return labels.isGroupIdLongTerm;
  if (print === 'masked') return value && `${maskedIdNo(value)}（为保护个人信息，仅显示首尾）`;
  if (unit === 'persons') return headsOf(value);
  if (unit === 'yuan') return formatYuanDigits(value);
  const names = applicantChoiceMessages[field];
  return (names && ownValue(messagesIn(names, locale), value)) ?? value;
}

/**
 * Returns facts about an organisation in addition to its name, number, legal representative, address and contact
 * (specification §3). A field is left out if it is empty or the product hides it.
 */
export function organisationWords(
  product: ProductDefinition | undefined,
  given: Applicant,
  industries: Industries,
): readonly FactWords[] {
  const applicant = normaliseApplicant(given);
  return fields
    .filter((field) => product?.applicant.fields[field] !== 'hidden')
    .map((field): FactWords => [labels[field], printed(field, applicant, industries)])
    .filter(([, value]) => value !== '');
}
