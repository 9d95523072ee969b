import type { EndorsementPersonIdType } from '@tuanbao/library/domain/enumeration/endorsementPersonIdType';
import type { SocialSecurity } from '@tuanbao/library/domain/enumeration/socialSecurity';

import { type WordTable, wordTable } from './wordTable.ts';

/** Codes of a person's id types in endorsements. Orders have other codes, which are in `personIdTypeWords`. */
export const endorsementPersonIdTypeWords: WordTable<EndorsementPersonIdType> = wordTable<EndorsementPersonIdType>({
  idCard: '1',
  passport: '2',
  drivingLicence: '3',
  hkMacauPermit: '4',
  officerCertificate: '5',
  householdRegister: '6',
  organisationCode: '7',
  birthCertificate: '8',
  other: '99',
});

export const socialSecurityWords: WordTable<SocialSecurity> = wordTable<SocialSecurity>({ without: '0', with: '1' });
