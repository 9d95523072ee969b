import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/FormParts/FormParts.messages.ts';

export const formParts: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { choose: '請選擇', checkThis: '請檢查此處內容' },
});
