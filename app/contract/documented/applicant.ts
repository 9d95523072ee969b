import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import type { ApplicantWire } from '../wire/applicant.schema.ts';
import { type ApplicantName, applicantNames } from '../wire/applicantNames.ts';
import { codedOrganisationNatureWords } from '../wireTables/organisations.ts';
import { receivedAddress } from './address.ts';
import { agreed } from './agreed.ts';
import type { DraftPayload } from './draft.schema.ts';

const requiredTexts = Object.values(applicantNames).map(({ name }) => name);

const alsoInDraft = ['groupName', 'legalPersonName', 'groupCardType', 'groupCardId'] as const;

const natureCodes = Object.values<string>(codedOrganisationNatureWords.codes);

/**
 * Returns the name of the applicant's nature (kind of organisation). If the product's list of natures has codes (01 to
 * 09, in the order of the list), `text` can be a code. Any other `text` is returned unchanged.
 */
function natureNamed(text: string, applicant: ProductDefinition['applicant'] | undefined): string {
  const named = applicant?.natureList === 'nineCoded' ? applicant.natures[natureCodes.indexOf(text)] : undefined;
  return named ?? text;
}

/**
 * Returns the applicant of a payload. Four fields of the applicant may be in `groupApplicant`, directly in the draft,
 * or in both. A missing field is treated as not entered yet.
 *
 * @throws ContradictionError when one of the four fields has different values in `groupApplicant` and in the draft
 */
export function receivedApplicant(draft: DraftPayload, product: ProductDefinition | null): ApplicantWire {
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
  const named = {
    groupNature: given.groupNature === undefined ? undefined : natureNamed(given.groupNature, product?.applicant),
  };
  const entered = Object.entries({ ...texts, ...named, ...inBoth }).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(requiredTexts.map((name) => [name, ''])) as Record<ApplicantName, string>),
    ...Object.fromEntries(entered),
    groupCardLongTermEffective,
    residentAddress: receivedAddress(residentAddress),
  };
}
