import { groupIdTypeMessages } from '../../i18n/enumerations/groupIdType.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const groupIdType: ReplacedMessages = replaceMessages(groupIdTypeMessages, {
  'zh-HK': {
    organisationCode: '組織機構代碼證',
    taxRegistration: '稅務登記證',
    other: '其他',
    businessLicence: '營業執照',
    creditCode: '統一社會信用代碼',
  },
});
