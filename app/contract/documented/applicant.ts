import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { codedOrganisationNatureMessages } from '@tuanbao/library/i18n/enumerations/codedOrganisationNature.messages';

import type { ApplicantWire } from '../wire/applicant.schema.ts';
import { type ApplicantName, applicantNames } from '../wire/applicantNames.ts';
import { codedOrganisationNatureWords } from '../wireTables/organisations.ts';
import { receivedAddress } from './address.ts';
import { agreed } from './agreed.ts';
import type { DraftPayload } from './draft.schema.ts';

const requiredTexts = Object.values(applicantNames).map(({ name }) => name);

const alsoInDraft = ['groupName', 'legalPersonName', 'groupCardType', 'groupCardId'] as const;

/** Returns the Chinese name of a nature that is given by its code (01 to 09). Other texts are returned unchanged. */
const natureNamed = (text: string): string =>
  ownValue<string>(codedOrganisationNatureMessages['zh-CN'], codedOrganisationNatureWords.wordOf(text)) ?? text;

/**
 * Returns the applicant of a payload. Four fields of the applicant may be in `groupApplicant`, directly in the draft,
 * or in both. A missing field is treated as not entered yet.
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
  const named = { groupNature: given.groupNature === undefined ? undefined : natureNamed(given.groupNature) };
  const entered = Object.entries({ ...texts, ...named, ...inBoth }).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(requiredTexts.map((name) => [name, ''])) as Record<ApplicantName, string>),
    ...Object.fromEntries(entered),
    groupCardLongTermEffective,
    residentAddress: receivedAddress(residentAddress),
  };
}
