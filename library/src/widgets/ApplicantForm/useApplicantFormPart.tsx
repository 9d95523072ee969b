import type { ComponentProps, ReactElement } from 'react';

import type { Applicant, ApplicantField } from '../../domain/applicant/applicant.ts';
import type { ApplicantTextField } from '../../domain/applicant/applicantFields.ts';
import type { FieldDemand } from '../../domain/problem/fieldDemand.ts';
import { applicantProblemMessages, applicantProblemText } from '../../i18n/applicantProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type FormText, FormWarning } from '../FormParts/index.ts';
import type { ApplicantFormState } from './useApplicantFormState.ts';

interface FieldHelp {
  readonly errorMessage: string | undefined;
  readonly description: ReactElement | null;
}

interface FieldBasics extends FieldHelp {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
}

/** The value, state and words that the sections of the form share. */
export interface ApplicantFormPart {
  readonly id: string;
  readonly value: Applicant;
  readonly state: ApplicantFormState;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  /** True when the form is disabled or read-only, for controls that can't be read-only. */
  readonly isLocked: boolean;
  readonly shows: (field: ApplicantField) => boolean;
  readonly isRequired: (field: ApplicantField) => boolean;
  readonly labelOf: (field: ApplicantField) => string;
  readonly helpOf: (place: ApplicantField | 'addressDetail') => FieldHelp;
  readonly fieldOf: (field: ApplicantField) => FieldBasics;
  readonly textOf: (field: ApplicantTextField) => ComponentProps<typeof FormText>;
}

interface ApplicantFormPartProps {
  readonly id: string;
  readonly value: Applicant;
  readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
}

/** Builds the props that every control of the form needs: id, label, demand and the visible problem. */
export function useApplicantFormPart(props: ApplicantFormPartProps, state: ApplicantFormState): ApplicantFormPart {
  const { id, value, fields, isDisabled, isReadOnly } = props;
  const words = useMessages(applicantProblemMessages);

  const isRequired = (field: ApplicantField): boolean => fields[field] === 'required';
  const helpOf: ApplicantFormPart['helpOf'] = (place) => {
    const problem = state.problemOf(place);
    const sentence = problem && applicantProblemText(words, problem);
    const isWarning = problem?.severity === 'warning';
    return {
      errorMessage: isWarning ? undefined : sentence,
      description: isWarning ? <FormWarning>{sentence}</FormWarning> : null,
    };
  };
  const fieldOf: ApplicantFormPart['fieldOf'] = (field) => ({
    id: `${id}-${field}`,
    label: words.fields[field],
    isRequired: isRequired(field),
    ...helpOf(field),
  });

  return {
    id,
    value,
    state,
    isDisabled,
    isReadOnly,
    isLocked: isDisabled || isReadOnly,
    shows: (field) => fields[field] !== 'hidden' || state.needsField(field),
    isRequired,
    labelOf: (field) => words.fields[field],
    helpOf,
    fieldOf,
    textOf: (field) => ({
      ...fieldOf(field),
      value: value[field] ?? '',
      isDisabled,
      isReadOnly,
      onCommit: (text) => state.setText(field, text),
      onLeave: () => state.touch(field),
    }),
  };
}
