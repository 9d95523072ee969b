import { messages } from '../../components/DataGrid/DataGrid.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const dataGrid: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    selectAll: '全選本頁',
    select: (row) => `選擇 ${row}`,
    selected: (count) => (count === 0 ? '未選擇' : counted`已選 ${count} 條`),
    clear: '取消選擇',
    actions: '操作',
    sort: '排序：',
    loading: '正在載入…',
    empty: '沒有記錄',
    failed: '載入失敗',
    retry: '重試',
  },
});
