import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { InsuredSubjects } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { Keyring } from '../platform/encryption/keyring.ts';

/** The applicant of an order, in clear. */
export const openedApplicant = (keyring: Keyring, sealed: Uint8Array): Applicant =>
  JSON.parse(keyring.open('applicant', sealed)) as Applicant;

/** Subjects that an order insures beside persons, if any. */
export const openedSubjects = (keyring: Keyring, sealed: Uint8Array | null): InsuredSubjects =>
  sealed === null ? {} : (JSON.parse(keyring.open('subjects', sealed)) as InsuredSubjects);
