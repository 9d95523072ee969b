import { useState } from 'react';

import type { Applicant, ApplicantField } from '../../domain/applicant/applicant.ts';
import { type ApplicantTextField, normaliseApplicant } from '../../domain/applicant/applicantFields.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import type { Address } from '../../domain/region/address.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';

/** A place whose problems appear once it was left: a field, or the second half of the address. */
type Touchable = ApplicantField | 'addressDetail';

export interface ApplicantFormState {
  readonly set: (change: Partial<Applicant>) => void;
  /** Takes a written text as it is stored: ids in upper case, numbers without spaces. */
  readonly setText: (field: ApplicantTextField, text: string) => void;
  readonly setAddress: (change: Partial<Address>) => void;
  readonly touch: (place: Touchable) => void;
  /** The first problem of a place that may be shown by now; errors come before warnings. */
  readonly problemOf: (place: Touchable) => Problem | undefined;
}

/** Whether a problem belongs to the place; the address has two controls. */
function isAt(place: Touchable, { path, code }: Problem): boolean {
  const isDetail = path === 'address.detail' || code === 'addressDetailRequired';
  if (place === 'addressDetail') return isDetail;
  return !isDetail && (path === place || path.startsWith(`${place}.`));
}

/** Hands on changes of an applicant one over the other, and holds back problems of places not visited yet. */
export function useApplicantFormState(
  value: Applicant,
  onChange: (applicant: Applicant) => void,
  problems: readonly Problem[],
  shouldShowAllProblems: boolean,
): ApplicantFormState {
  const [touched, setTouched] = useState<ReadonlySet<Touchable>>(new Set());
  const update = useFunctionalUpdate(value, onChange);

  return {
    set: (change) => update((latest) => ({ ...latest, ...change })),
    setText(field, text) {
      update((latest) => {
        const stored = normaliseApplicant({ ...latest, [field]: text })[field];
        return stored === latest[field] ? latest : { ...latest, [field]: stored };
      });
    },
    setAddress(change) {
      update((latest) => ({ ...latest, address: { ...latest.address, ...change } }));
    },
    touch(place) {
      setTouched((before) => (before.has(place) ? before : new Set(before).add(place)));
    },
    problemOf(place) {
      if (!shouldShowAllProblems && !touched.has(place)) return undefined;
      const here = problems.filter((problem) => isAt(place, problem));
      return here.find(({ severity }) => severity === 'error') ?? here[0];
    },
  };
}
