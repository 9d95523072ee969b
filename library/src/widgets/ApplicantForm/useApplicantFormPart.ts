import type { ComponentProps } from 'react';

import type { Applicant, ApplicantField } from '../../domain/applicant/applicant.ts';
import { type ApplicantTextField, normaliseApplicant } from '../../domain/applicant/applicantFields.ts';
import type { FieldDemand } from '../../domain/problem/fieldDemand.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import { applicantProblemMessages, applicantProblemText } from '../../i18n/applicantProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  type FormField,
  type FormPart,
  type FormText,
  type SubjectFormProps,
  useFormPart,
} from '../FormParts/index.ts';

interface NamedField extends FormField {
  readonly label: string;
  readonly isRequired: boolean;
}

/** The part of a form that an applicant is, with the words and demands that the sections share. */
export interface ApplicantFormPart extends FormPart<Applicant> {
  /** True when the form is disabled or read-only, for controls that can't be read-only. */
  readonly isLocked: boolean;
  readonly shows: (field: ApplicantField) => boolean;
  readonly isRequired: (field: ApplicantField) => boolean;
  readonly labelOf: (field: ApplicantField) => string;
  readonly namedFieldOf: (field: ApplicantField) => NamedField;
  readonly textOf: (field: ApplicantTextField) => ComponentProps<typeof FormText>;
}

interface ApplicantFormPartProps extends SubjectFormProps<Applicant> {
  readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
}

const fieldIn = (path: string): string => path.split('.', 1)[0] ?? path;

/** The address has two controls. */
const placeOf = ({ path, code }: Problem): string =>
  path === 'address.detail' || code === 'addressDetailRequired' ? 'addressDetail' : fieldIn(path);

/** Builds what every control of the form needs: id, label, demand and the visible problem. */
export function useApplicantFormPart(props: ApplicantFormPartProps): ApplicantFormPart {
  const { fields, problems, isDisabled = false, isReadOnly = false } = props;
  const words = useMessages(applicantProblemMessages);
  const part = useFormPart(props, 'applicant', {
    sentenceOf: (problem) => applicantProblemText(words, problem),
    placeOf,
  });

  const isRequired = (field: ApplicantField): boolean => fields[field] === 'required';
  /** A hidden field shows its error all the same, and what the user changed stays. */
  const isNeeded = (field: ApplicantField): boolean =>
    part.isChanged(field) ||
    (problems ?? []).some(({ severity, path }) => severity === 'error' && fieldIn(path) === field);
  const namedFieldOf = (field: ApplicantField): NamedField => ({
    ...part.fieldOf(field),
    label: words.fields[field],
    isRequired: isRequired(field),
  });

  return {
    ...part,
    isLocked: isDisabled || isReadOnly,
    shows: (field) => fields[field] !== 'hidden' || isNeeded(field),
    isRequired,
    labelOf: (field) => words.fields[field],
    namedFieldOf,
    textOf(field) {
      const { onBlur, ...named } = namedFieldOf(field);
      return {
        ...named,
        value: part.value[field] ?? '',
        onCommit: (text) =>
          part.set((latest) => ({ [field]: normaliseApplicant({ ...latest, [field]: text })[field] })),
        onLeave: onBlur,
      };
    },
  };
}
