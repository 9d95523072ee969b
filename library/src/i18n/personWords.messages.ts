import type { SocialSecurity } from '../domain/enumeration/socialSecurity.ts';
import type { PersonIdType, Sex } from '../domain/identity/personIdType.ts';
import { ownValue } from '../domain/record/ownValue.ts';
import type { PersonField } from '../domain/roster/person.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

/** Labels of a person's fields, and of the words that these fields can contain. */
export interface PersonWords {
  readonly fields: Readonly<Record<PersonField, string>>;
  readonly idTypes: Readonly<Record<PersonIdType, string>>;
  readonly sexes: Readonly<Record<Sex, string>>;
  readonly socialSecurities: Readonly<Record<SocialSecurity, string>>;
}

const zhCN: PersonWords = {
  fields: {
    name: '姓名',
    idType: '证件类型',
    idNo: '证件号码',
    sex: '性别',
    birthday: '出生日期',
    occupationCode: '职业代码',
    occupationName: '职业名称',
    occupationClass: '职业类别',
    socialSecurity: '社保',
    schemeId: '方案',
  },
  idTypes: {
    idCard: '身份证',
    passport: '护照',
    drivingLicence: '驾驶证',
    hkMacauTaiwanPermit: '港澳台通行证',
    officerCertificate: '军官证',
    foreignerResidence: '外国人永久居留身份证',
    hkMacauPermit: '港澳通行证',
    householdRegister: '户口簿',
    organisationCode: '组织机构代码证',
    birthCertificate: '出生证',
    other: '其他',
  },
  sexes: { male: '男', female: '女' },
  socialSecurities: { without: '无社保', with: '有社保' },
};

const enUS: PersonWords = {
  fields: {
    name: 'Name',
    idType: 'Document',
    idNo: 'Document number',
    sex: 'Sex',
    birthday: 'Date of birth',
    occupationCode: 'Occupation code',
    occupationName: 'Occupation',
    occupationClass: 'Class',
    socialSecurity: 'Social security',
    schemeId: 'Scheme',
  },
  idTypes: {
    idCard: 'ID card',
    passport: 'Passport',
    drivingLicence: 'Driving licence',
    hkMacauTaiwanPermit: 'HK/Macau/Taiwan permit',
    officerCertificate: 'Officer certificate',
    foreignerResidence: 'Permanent residence',
    hkMacauPermit: 'HK/Macau pass',
    householdRegister: 'Household register',
    organisationCode: 'Organisation code',
    birthCertificate: 'Birth certificate',
    other: 'Other',
  },
  sexes: { male: 'Male', female: 'Female' },
  socialSecurities: { without: 'None', with: 'Has' },
};

/** Labels of the columns in a list of persons and of the words in the cells, in the user's language. */
export const personWords: MessagePack<PersonWords> = messagePack(zhCN, enUS);

/**
 * Returns the text of a person's field in the user's language. A known id type, sex or social security becomes its
 * label. Any other text is returned unchanged.
 */
export function wordOfCell(words: PersonWords, field: PersonField, text: string): string {
  const labels: Partial<Readonly<Record<PersonField, Readonly<Record<string, string>>>>> = {
    idType: words.idTypes,
    sex: words.sexes,
    socialSecurity: words.socialSecurities,
  };
  const known = labels[field];
  return known ? (ownValue(known, text) ?? text) : text;
}
