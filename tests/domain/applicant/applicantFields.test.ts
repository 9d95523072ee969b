import { type ApplicantField, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import {
  applicantFieldNames,
  applicantFields,
  isTextField,
  maskedApplicant,
} from '@tuanbao/library/domain/applicant/applicantFields';
import { applicantProblems } from '@tuanbao/library/domain/applicant/applicantProblems';
import { applicantProblemMessages, applicantProblemText } from '@tuanbao/library/i18n/applicantProblems.messages';
import { applicantChoiceMessages } from '@tuanbao/library/i18n/enumerations/applicantChoices';
import { applicantContext } from '@tuanbao/library/samples/applicants';
import { expect, it } from 'vitest';

const asked = Object.fromEntries(applicantFieldNames.map((field) => [field, 'required']));
const context = { ...applicantContext, fields: { ...applicantContext.fields, ...asked } };

it.each(applicantFieldNames)('%s has a value while nothing is entered, and a name in both languages', (field) => {
  expect(Object.keys(emptyApplicant)).toContain(field);
  for (const { fields } of Object.values(applicantProblemMessages)) expect(fields[field]).toBeTruthy();
});

it.each(applicantFieldNames.filter((field) => applicantFields[field].control.kind === 'choice'))(
  'every word of the choice %s has a name in both languages',
  (field) => {
    const { control } = applicantFields[field];
    for (const names of Object.values(applicantChoiceMessages[field] ?? {}))
      for (const word of control.kind === 'choice' ? control.words : []) expect(names[word]).toBeTruthy();
    expect(applicantChoiceMessages[field]).toBeDefined();
  },
);

// Flags are left out, because each value of a flag is valid.
it.each(applicantFieldNames.filter((field) => applicantFields[field].control.kind !== 'flag'))(
  '%s: what is missing or impossible in it is said in both languages',
  (field: ApplicantField) => {
    const wrong = { ...emptyApplicant, ...(isTextField(field) && { [field]: '☃'.repeat(300) }) };
    const found = [emptyApplicant, wrong].flatMap((applicant) =>
      applicantProblems(applicant, { ...context, isIndustry: () => false }).filter(({ path }) => path === field),
    );
    expect(found).not.toEqual([]);
    for (const problem of found)
      for (const words of Object.values(applicantProblemMessages))
        expect(applicantProblemText(words, problem)).toBeTruthy();
  },
);

it.each(applicantFieldNames.filter(isTextField))('%s is masked if it is personal, and only then', (field) => {
  const masked = maskedApplicant({ ...emptyApplicant, [field]: 'ABCDEFGHIJKL' });
  const isMasked = applicantFields[field].personal !== undefined;
  expect([field, String(masked[field]).includes('*')]).toEqual([field, isMasked]);
});
