import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/ApplicantForm/ApplicantForm.messages.ts';

export const applicantForm: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    organisation: '機構資料',
    contact: '聯絡人',
    address: '地址',
    addressDetail: '詳細地址',
    choose: '請選擇',
  },
});
