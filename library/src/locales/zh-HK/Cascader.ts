import { messages } from '../../components/Cascader/Cascader.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const cascader: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    placeholder: '請選擇',
    clear: (label) => `清除${label}`,
    close: '關閉',
    search: '搜尋',
    results: '搜尋結果',
    found: (count) => counted`共 ${count} 個結果`,
    nothingFound: (query) => `找不到「${query}」，請更換關鍵字`,
    recent: '最近選擇',
    hint: '用上下鍵移動，左右鍵切換層級，按 Enter 選擇',
    loading: '正在載入…',
    failed: '載入失敗',
    retry: '重試',
    unknown: (key) => `未知（${key}）`,
  },
});
