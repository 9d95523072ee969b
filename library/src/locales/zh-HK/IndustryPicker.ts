import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/IndustryPicker/IndustryPicker.messages.ts';

export const industryPicker: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { placeholder: '請選擇行業', levels: ['門類', '大類', '中類', '小類'], search: '搜尋行業名稱、拼音或代碼' },
});
