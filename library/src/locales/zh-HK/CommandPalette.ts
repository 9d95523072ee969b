import { messages } from '../../components/CommandPalette/CommandPalette.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const commandPalette: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '快速查找',
    search: '搜尋',
    results: '結果',
    found: (count) => counted`共 ${count} 項`,
    nothingFound: (query) => `沒有找到「${query}」，請換個詞`,
    searching: '正在查找…',
    failed: '部分結果載入失敗，請再輸入一次',
    hint: '↑ ↓ 選擇，Enter 開啓，Esc 關閉',
  },
});
