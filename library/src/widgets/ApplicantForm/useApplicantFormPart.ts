import type { ComponentProps } from 'react';

import type { Applicant, ApplicantField } from '../../domain/applicant/applicant.ts';
import { type ApplicantTextField, normaliseApplicant } from '../../domain/applicant/applicantFields.ts';
import type { FieldDemand } from '../../domain/problem/fieldDemand.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import { applicantProblemMessages, applicantProblemText } from '../../i18n/applicantProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  fieldIn,
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

/** State of the applicant form. All sections of the form share it. */
export interface ApplicantFormPart extends FormPart<Applicant> {
  /**
   * True if the form is disabled or read-only. A control that doesn't support read-only uses this value as its
   * `isDisabled`.
   */
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

/**
 * Returns the path of the control that shows a problem. The address has two controls: one for the region, one for the
 * street address.
 */
const placeOf = ({ path, code }: Problem): string =>
  path === 'address.detail' || code === 'addressDetailRequired' ? 'addressDetail' : fieldIn(path);

/** Returns the state of the applicant form: the fields that are shown, and the props of their controls. */
export function useApplicantFormPart(props: ApplicantFormPartProps): ApplicantFormPart {
  const { fields, problems, shouldShowAllProblems = false, isDisabled = false, isReadOnly = false } = props;
  const words = useMessages(applicantProblemMessages);
  const part = useFormPart(props, 'applicant', {
    sentenceOf: (problem) => applicantProblemText(words, problem),
    placeOf,
  });

  const isRequired = (field: ApplicantField): boolean => fields[field] === 'required';
  /** True if a hidden field must be shown, because it has an error or the user has changed it. */
  const isNeeded = (field: ApplicantField): boolean =>
    part.isChanged(field) ||
    (problems ?? []).some(
      ({ severity, path, shownOn }) =>
        severity === 'error' && fieldIn(path) === field && (shownOn !== 'submit' || shouldShowAllProblems),
    );
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
