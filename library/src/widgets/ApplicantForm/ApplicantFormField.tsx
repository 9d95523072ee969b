import type { ReactElement } from 'react';

import { DateField } from '../../components/DateField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { type ApplicantField, emptyApplicant } from '../../domain/applicant/applicant.ts';
import { applicantFields, isTextField } from '../../domain/applicant/applicantFields.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { applicantChoiceMessages } from '../../i18n/applicantChoices.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormText } from '../FormParts/index.ts';
import { messages } from './ApplicantForm.messages.ts';
import type { ApplicantFormPart } from './useApplicantFormPart.tsx';

/** The control of a field according to `applicantFields`; nothing for a field with a special control. */
export function ApplicantFormField(props: {
  readonly part: ApplicantFormPart;
  readonly field: ApplicantField;
}): ReactElement | null {
  const { part, field } = props;
  const { control } = applicantFields[field];
  const names = applicantChoiceMessages[field];
  if (!isTextField(field) || !part.shows(field)) return null;
  if (control.kind === 'text') return <FormText {...part.textOf(field)} inputMode={control.keyboard} />;
  if (control.kind === 'choice' && names) return <Choice {...props} words={control.words} names={names} />;
  if (control.kind !== 'day') return null;
  return (
    <DateField
      {...part.fieldOf(field)}
      value={part.value[field] ?? ''}
      isDisabled={part.isDisabled}
      isReadOnly={part.isReadOnly}
      onChange={(day) => part.state.set({ [field]: day })}
      onBlur={() => part.state.touch(field)}
    />
  );
}

interface ChoiceProps {
  readonly part: ApplicantFormPart;
  readonly field: ApplicantField;
  readonly words: readonly string[];
  readonly names: MessagePack<Readonly<Record<string, string>>>;
}

/** A select for one value of a short list, or none. */
function Choice({ part, field, words, names }: ChoiceProps): ReactElement {
  const text = useMessages(messages);
  const labels = useMessages(names);
  const value = part.value[field];
  return (
    <Select
      {...part.fieldOf(field)}
      options={words.map((word) => ({ value: word, label: ownValue(labels, word) ?? word }))}
      placeholder={emptyApplicant[field] === '' ? text.choose : undefined}
      value={typeof value === 'string' ? value : ''}
      isDisabled={part.isLocked}
      onChange={(chosen) => part.state.set({ [field]: chosen })}
      onBlur={() => part.state.touch(field)}
    />
  );
}
