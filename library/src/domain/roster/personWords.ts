import { endorsementPersonIdTypes } from '../enumeration/endorsementPersonIdType.ts';
import { type SocialSecurity, socialSecurities } from '../enumeration/socialSecurity.ts';
import { type PersonIdType, personIdTypes, type Sex } from '../identity/personIdType.ts';
import { withoutInvisible } from './invisible.ts';

/**
 * The usual words for id types. They are converted to the id type without a notice to the user; words in
 * `idTypeSynonyms` are converted with a notice. A permit for Hong Kong and Macau is read as `hkMacauTaiwanPermit`, the
 * type that orders use; `idTypeInList` converts that type for lists that contain the permit under another name.
 */
const idTypeLabels: Readonly<Record<PersonIdType, readonly string[]>> = {
  idCard: ['身份证', '居民身份证'],
  passport: ['护照'],
  drivingLicence: ['驾驶证'],
  hkMacauTaiwanPermit: ['港澳台通行证'],
  officerCertificate: ['军官证'],
  foreignerResidence: ['外国人永久居留身份证', '外国人永久居留证'],
  hkMacauPermit: [],
  householdRegister: ['户口簿'],
  organisationCode: ['组织机构代码证'],
  birthCertificate: ['出生证'],
  other: ['其他'],
};

const idTypeSynonyms: Readonly<Record<PersonIdType, readonly string[]>> = {
  idCard: [
    '二代身份证',
    '第二代身份证',
    '中国居民身份证',
    '身份证号',
    '身份证号码',
    'idcard',
    'identitycard',
    'nationalid',
    'nationalidcard',
    'residentidentitycard',
    'chineseid',
    'prcid',
    'id',
    '1',
    '01',
  ],
  passport: [
    '中国护照',
    '外国护照',
    '因私护照',
    '普通护照',
    'passport',
    'foreignpassport',
    'chinesepassport',
    'internationalpassport',
    '2',
    '02',
  ],
  drivingLicence: [
    '驾照',
    '机动车驾驶证',
    'drivinglicence',
    'drivinglicense',
    'driverslicense',
    'driverslicence',
    'driverlicense',
    '3',
    '03',
  ],
  hkMacauTaiwanPermit: [
    '港澳通行证',
    '港澳台居民来往内地通行证',
    '港澳居民来往内地通行证',
    '台湾居民来往大陆通行证',
    '台湾居民来往内地通行证',
    '台湾通行证',
    '台胞证',
    '回乡证',
    'hkmacaupermit',
    'hk/macaupass',
    'hk/macaupermit',
    'hk&macaupermit',
    'hongkong/macaupermit',
    'hongkongandmacaupermit',
    'hk/macau/taiwanpermit',
    'hkmacautaiwanpermit',
    'hongkong,macauortaiwanpermit',
    'hongkong,macauandtaiwanpermit',
    'mainlandtravelpermit',
    'homereturnpermit',
    'taiwanpermit',
    'taiwancompatriotpermit',
    'mtp',
    '4',
    '04',
  ],
  officerCertificate: [
    '士兵证',
    '军人证',
    'officercertificate',
    'militaryid',
    'militaryofficercertificate',
    'officerscertificate',
    '5',
    '05',
  ],
  foreignerResidence: [
    '外国人居留证',
    '外国人永久居留',
    '永久居留证',
    '外国人永久居留身份证件',
    'foreignerresidence',
    'permanentresidence',
    'permanentresidencepermit',
    'permanentresidencecard',
    'foreignpermanentresident',
    'foreignpermanentresidentidcard',
    'foreignerspermanentresidenceidcard',
    'greencard',
    '6',
    '06',
  ],
  hkMacauPermit: [],
  householdRegister: ['户口本', '户口', '居民户口簿', 'householdregister', 'hukou'],
  organisationCode: ['组织机构代码', 'organisationcode', 'organizationcode'],
  birthCertificate: ['出生证明', '出生医学证明', 'birthcertificate'],
  other: ['其它', 'other', '99'],
};

const sexLabels: Readonly<Record<Sex, readonly string[]>> = { male: ['男'], female: ['女'] };
const sexSynonyms: Readonly<Record<Sex, readonly string[]>> = {
  male: ['男性', '男士', '先生', 'm', 'male', 'man', 'mr', 'mr.', '1'],
  female: ['女性', '女士', '小姐', 'f', 'female', 'woman', 'ms', 'ms.', 'mrs', 'mrs.', 'miss', '2'],
};

const socialSecurityLabels: Readonly<Record<SocialSecurity, readonly string[]>> = {
  without: ['无社保'],
  with: ['有社保'],
};
const socialSecuritySynonyms: Readonly<Record<SocialSecurity, readonly string[]>> = {
  without: ['无', '否', '没有', '无医保', '未参保', 'none', 'no', 'n', '0'],
  with: ['有', '是', '有医保', '已参保', 'has', 'yes', 'y', '1'],
};

/** The meaning of a recognised text. `isUsual` is true when the text was already one of the usual words. */
export interface Understood<Word> {
  readonly word: Word;
  readonly isUsual: boolean;
}

function lookup<Word extends string>(
  words: readonly Word[],
  labels: Readonly<Record<Word, readonly string[]>>,
  synonyms: Readonly<Record<Word, readonly string[]>>,
): ReadonlyMap<string, Understood<Word>> {
  const found = new Map<string, Understood<Word>>();
  for (const word of words) {
    for (const text of [word, ...labels[word]]) found.set(text, { word, isUsual: true });
    for (const text of synonyms[word]) found.set(text, { word, isUsual: false });
  }
  return found;
}

const knownTypes = [...new Set<PersonIdType>([...personIdTypes, ...endorsementPersonIdTypes])];
const idTypes = lookup(knownTypes, idTypeLabels, idTypeSynonyms);
const socialSecurityWords = lookup(socialSecurities, socialSecurityLabels, socialSecuritySynonyms);
const sexes = lookup<Sex>(['male', 'female'], sexLabels, sexSynonyms);

function understand<Word>(words: ReadonlyMap<string, Understood<Word>>, text: string): Understood<Word> | null {
  const known = words.get(text);
  if (known) return known;
  const plain = withoutInvisible(text.normalize('NFKC')).replace(/[\s'’]/gu, '');
  const found = words.get(plain) ?? words.get(plain.toLowerCase());
  return found ? { word: found.word, isUsual: false } : null;
}

/** The id type that a text names (specification §3); null when the text names no id type. */
export const idTypeOfText = (text: string): Understood<PersonIdType> | null => understand(idTypes, text);

/** The social security that a text names: with or without. Null when the text names neither. */
export const socialSecurityOfText = (text: string): Understood<SocialSecurity> | null =>
  understand(socialSecurityWords, text);

/** The sex that a text names; null when the text names no sex. */
export const sexOfText = (text: string): Understood<Sex> | null => understand(sexes, text);
