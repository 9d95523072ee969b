import type { ApplicantWire } from '../wire/applicant.schema.ts';
import { type ApplicantName, applicantNames } from '../wire/applicantNames.ts';
import { receivedAddress } from './address.ts';
import { agreed } from './agreed.ts';
import type { DraftPayload } from './draft.schema.ts';

const requiredTexts = Object.values(applicantNames).map(({ name }) => name);

const alsoInDraft = ['groupName', 'legalPersonName', 'groupCardType', 'groupCardId'] as const;

/**
 * Returns the applicant of a payload. Four fields of the applicant may be in `groupApplicant`, directly in the draft,
 * or in both. A missing field counts as not entered yet.
 *
 * @throws ContradictionError when one of the four fields has different values in `groupApplicant` and in the draft
 */
export function receivedApplicant(draft: DraftPayload): ApplicantWire {
  const given = draft.groupApplicant ?? {};
  const {
    residentAddress,
    groupCardLongTermEffective = false,
    insureHouseAddress: _address,
    housingArea: _area,
    businessLicense: _licence,
    archiveInfo: _archive,
    personsInfo: _persons,
    ...texts
  } = given;
  const inBoth = Object.fromEntries(alsoInDraft.map((name) => [name, agreed(name, given[name], draft[name])]));
  const entered = Object.entries({ ...texts, ...inBoth }).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(requiredTexts.map((name) => [name, ''])) as Record<ApplicantName, string>),
    ...Object.fromEntries(entered),
    groupCardLongTermEffective,
    residentAddress: receivedAddress(residentAddress),
  };
}
