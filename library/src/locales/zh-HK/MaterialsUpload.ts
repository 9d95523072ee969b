import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/MaterialsUpload/MaterialsUpload.messages.ts';

export const materialsUpload: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    missing: (name) => `請上載${name}`,
    rejected: (reason) => `已退回：${reason}。請移除後重新上載`,
    rejectedWithoutReason: '已退回。請移除後重新上載',
    states: { missing: '待上載', rejected: '已退回', optional: '選傳' },
    given: (count) => counted`已上載 ${count} 個檔案`,
    allThere: (required) => (required === 0 ? '沒有必須上載的資料' : counted`必須上載的資料 ${required} 項，已齊全`),
    lacking: (names) => counted`還缺 ${names.length} 項：${names.join('、')}`,
    none: '無需上載資料',
    each: (limits) => `每項可選擇或拖入檔案：${limits}`,
  },
});
