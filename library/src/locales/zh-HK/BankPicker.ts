import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/BankPicker/BankPicker.messages.ts';

export const bankPicker: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { label: '開戶銀行', placeholder: '選擇銀行，或填寫支行全稱' },
});
