import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/OccupationPicker/OccupationPicker.messages.ts';

export const occupationPicker: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    placeholder: '請選擇職業',
    levels: ['大類', '中類', '小類'],
    search: '搜尋職業名稱、拼音或代碼',
    occupationClass: (occupationClass) => `${occupationClass} 類`,
    refusals: {
      declined: '該職業不可投保',
      neverInsured: '該職業拒保',
      classNotCovered: '該類別不在承保範圍',
    },
  },
});
