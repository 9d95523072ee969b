import type { ReactElement } from 'react';

import { DateField } from '../../components/DateField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { type ApplicantField, emptyApplicant } from '../../domain/applicant/applicant.ts';
import { applicantFields, isTextField } from '../../domain/applicant/applicantFields.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { applicantChoiceMessages } from '../../i18n/enumerations/applicantChoices.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormText } from '../FormParts/index.ts';
import { messages } from './ApplicantForm.messages.ts';
import type { ApplicantFormPart } from './useApplicantFormPart.ts';

/**
 * Shows the control of a field, as `applicantFields` defines it. Renders nothing for a hidden field, and for a field
 * for which the form has a separate control.
 */
export function ApplicantFormField(props: {
  readonly part: ApplicantFormPart;
  readonly field: ApplicantField;
}): ReactElement | null {
  const { part, field } = props;
  const { control } = applicantFields[field];
  const names = applicantChoiceMessages[field];
  if (!isTextField(field) || !part.shows(field)) return null;
  if (control.kind === 'text')
    return <FormText {...part.textOf(field)} inputMode={control.keyboard} isLong={control.isLong} />;
  if (control.kind === 'choice' && names) return <Choice {...props} words={control.words} names={names} />;
  if (control.kind !== 'day') return null;
  return (
    <DateField
      {...part.namedFieldOf(field)}
      value={part.value[field] ?? ''}
      onChange={(day) => part.set({ [field]: day })}
    />
  );
}

interface ChoiceProps {
  readonly part: ApplicantFormPart;
  readonly field: ApplicantField;
  readonly words: readonly string[];
  readonly names: MessagePack<Readonly<Record<string, string>>>;
}

/**
 * A select for a field with few options. If the field is empty by default and isn't required, the user can also choose
 * no option.
 */
function Choice({ part, field, words, names }: ChoiceProps): ReactElement {
  const text = useMessages(messages);
  const labels = useMessages(names);
  const value = part.value[field];
  return (
    <Select
      {...part.namedFieldOf(field)}
      options={words.map((word) => ({ value: word, label: ownValue(labels, word) ?? word }))}
      placeholder={emptyApplicant[field] === '' ? text.choose : undefined}
      value={typeof value === 'string' ? value : ''}
      onChange={(chosen) => part.set({ [field]: chosen })}
    />
  );
}
