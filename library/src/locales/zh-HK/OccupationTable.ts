import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/OccupationTable/OccupationTable.messages.ts';

export const occupationTable: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '職業表',
    search: '查找職業',
    placeholder: '名稱、拼音或代碼',
    show: '顯示',
    parts: { all: '全部', accepted: '可投保', refused: '不可投保' },
    code: '代碼',
    name: '職業',
    group: '分類',
    groups: (names) => names.join(' › '),
    state: '類別',
    accepted: '可投保',
    factor: '費率係數',
    premium: (plan) => `每人每年（${plan}）`,
    found: (count) => counted`共 ${count} 個職業`,
    none: '找不到該職業，請更換名稱或按上級分類查找',
  },
});
