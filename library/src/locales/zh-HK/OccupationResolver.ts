import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/OccupationResolver/OccupationResolver.messages.ts';

export const occupationResolver: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '按職位名稱匹配職業',
    titles: '職位名稱',
    titlesHint: (most) => counted`每行一個，可從表格中複製貼上；最多 ${most} 個職位`,
    lines: '匹配結果',
    occupationFor: (title) => `${title} 對應的職業`,
    times: (count) => counted`共 ${count} 行`,
    choose: '請選擇職業',
    other: '其他職業…',
    back: '返回匹配結果',
    actionFor: (action, title) => `${action}（${title}）`,
    confidence: { certain: '已匹配', likely: '近似匹配，請核對', possible: '請確認' },
    chosen: '已選擇',
    unsure: '請確認',
    refused: (name, reason) => `${name}：${reason}`,
    nothing: '沒有匹配的職業，請搜尋',
    summary: (total, open, leftOut) => {
      if (open > 0) return counted`${total} 個職位，${open} 個待確認`;
      return leftOut > 0 ? counted`前 ${total} 個職位已匹配` : counted`${total} 個職位均已匹配`;
    },
    leftOut: (count, most) => counted`超出 ${most} 個職位，另有 ${count} 行未匹配；使用匹配結果後會留在輸入框中`,
    use: (count) => counted`使用 ${count} 個匹配結果`,
    cancel: '取消',
  },
});
