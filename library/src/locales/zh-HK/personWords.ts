import { personWords } from '../../i18n/personWords.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const personWordsTexts: ReplacedMessages = replaceMessages(personWords, {
  'zh-HK': {
    fields: {
      name: '姓名',
      idType: '證件類型',
      idNo: '證件號碼',
      sex: '性別',
      birthday: '出生日期',
      occupationCode: '職業代碼',
      occupationName: '職業名稱',
      occupationClass: '職業類別',
      socialSecurity: '社會保險',
      schemeId: '方案',
    },
    idTypes: {
      idCard: '身份證',
      passport: '護照',
      drivingLicence: '駕駛執照',
      hkMacauTaiwanPermit: '港澳台通行證',
      officerCertificate: '軍官證',
      foreignerResidence: '外國人永久居留身份證',
      hkMacauPermit: '港澳通行證',
      householdRegister: '戶口簿',
      organisationCode: '組織機構代碼證',
      birthCertificate: '出生證',
      other: '其他',
    },
    sexes: { male: '男', female: '女' },
    socialSecurities: { without: '無社會保險', with: '有社會保險' },
  },
});
