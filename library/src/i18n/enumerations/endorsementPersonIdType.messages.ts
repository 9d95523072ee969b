import type { EndorsementPersonIdType } from '../../domain/enumeration/endorsementPersonIdType.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<EndorsementPersonIdType, string>>;

/** Names of the id types of persons in the endorsement list. */
export const endorsementPersonIdTypeMessages: MessagePack<Labels> = messagePack<Labels>(
  {
    idCard: '身份证',
    passport: '护照',
    drivingLicence: '驾驶证',
    hkMacauPermit: '港澳通行证',
    officerCertificate: '军官证',
    householdRegister: '户口簿',
    organisationCode: '组织机构代码证',
    birthCertificate: '出生证',
    other: '其他',
  },
  {
    idCard: 'ID card',
    passport: 'Passport',
    drivingLicence: 'Driving licence',
    hkMacauPermit: 'HK/Macau pass',
    officerCertificate: 'Officer certificate',
    householdRegister: 'Household register',
    organisationCode: 'Organisation code',
    birthCertificate: 'Birth certificate',
    other: 'Other',
  },
);
