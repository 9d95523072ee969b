import { useState } from 'react';

import type { Applicant, ApplicantField } from '../../domain/applicant/applicant.ts';
import { type ApplicantTextField, normaliseApplicant } from '../../domain/applicant/applicantFields.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import type { Address } from '../../domain/region/address.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';

/** A field, or the second half of the address, whose problems appear after it lost focus. */
type Touchable = ApplicantField | 'addressDetail';

export interface ApplicantFormState {
  readonly set: (change: Partial<Applicant>) => void;
  /** Stores a typed text in its normal form: ids in upper case, numbers without spaces. */
  readonly setText: (field: ApplicantTextField, text: string) => void;
  readonly setAddress: (change: Partial<Address>) => void;
  readonly touch: (place: Touchable) => void;
  /** True when a field has an error, or the user changed it: then it is shown although the product doesn't ask for it. */
  readonly needsField: (field: ApplicantField) => boolean;
  /** The first visible problem of a place; errors come before warnings. */
  readonly problemOf: (place: Touchable) => Problem | undefined;
}

const isOf = (field: string, { path }: Problem): boolean => path === field || path.startsWith(`${field}.`);

/** True when a problem belongs to the place; the address has two controls. */
function isAt(place: Touchable, problem: Problem): boolean {
  const { path, code } = problem;
  const isDetail = path === 'address.detail' || code === 'addressDetailRequired';
  if (place === 'addressDetail') return isDetail;
  return !isDetail && isOf(place, problem);
}

/** Applies changes of an applicant one after the other, and hides problems of places that had no focus yet. */
export function useApplicantFormState(
  value: Applicant,
  onChange: (applicant: Applicant) => void,
  problems: readonly Problem[],
  shouldShowAllProblems: boolean,
): ApplicantFormState {
  const [touched, setTouched] = useState<ReadonlySet<Touchable>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const update = useFunctionalUpdate(value, onChange);
  const noteChanged = (fields: readonly string[]) =>
    setChanged((before) => (fields.every((field) => before.has(field)) ? before : new Set([...before, ...fields])));

  return {
    set(change) {
      noteChanged(Object.keys(change));
      update((latest) => ({ ...latest, ...change }));
    },
    setText(field, text) {
      noteChanged([field]);
      update((latest) => {
        const stored = normaliseApplicant({ ...latest, [field]: text })[field];
        return stored === latest[field] ? latest : { ...latest, [field]: stored };
      });
    },
    setAddress(change) {
      noteChanged(['address']);
      update((latest) => ({ ...latest, address: { ...latest.address, ...change } }));
    },
    touch(place) {
      setTouched((before) => (before.has(place) ? before : new Set(before).add(place)));
    },
    needsField: (field) =>
      changed.has(field) || problems.some((problem) => problem.severity === 'error' && isOf(field, problem)),
    problemOf(place) {
      if (!shouldShowAllProblems && !touched.has(place)) return undefined;
      const here = problems.filter((problem) => isAt(place, problem));
      return here.find(({ severity }) => severity === 'error') ?? here[0];
    },
  };
}
