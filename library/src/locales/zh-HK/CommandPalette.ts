import { messages } from '../../components/CommandPalette/CommandPalette.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const commandPalette: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '快速查找',
    search: '搜尋',
    results: '結果',
    found: (count) => counted`共 ${count} 項`,
    nothingFound: (query) => `找不到「${query}」，請更換關鍵字`,
    searching: '正在查找…',
    failed: '部分結果載入失敗，請重新輸入',
    hint: '↑ ↓ 選擇，Enter 開啟，Esc 關閉',
  },
});
