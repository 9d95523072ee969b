import { messages } from '../../components/ComboBox/ComboBox.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const comboBox: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    placeholder: '請選擇或搜尋',
    open: '展開選項',
    clear: '清除',
    options: '選項',
    found: (count) => counted`共 ${count} 個選項`,
    nothingFound: (query) => `找不到「${query}」，請更換關鍵字`,
    nothingOffered: '沒有可選項',
    custom: (text) => `找不到「${text}」，將按填寫的內容儲存`,
    loading: '正在載入…',
    failed: '載入失敗，請重新輸入',
  },
});
