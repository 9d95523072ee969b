import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/CoInsurers/CoInsurers.messages.ts';

export const coInsurers: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { title: '共保公司', insurer: '保險公司', leader: '首席承保', share: '共保比例', premium: '分攤保費' },
});
