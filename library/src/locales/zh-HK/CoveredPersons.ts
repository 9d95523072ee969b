import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/CoveredPersons/CoveredPersons.messages.ts';

export const coveredPersons: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: (persons) => counted`${persons} 名受保人在保險期內已有保障`,
    text: '可以繼續投保。請與投保機構確認是否需要重複投保，不需要的請從名單中刪除。',
    list: '已有保障的受保人',
    person: (row, name) => `第 ${row} 行 ${name}`,
    goTo: (row, name) => `轉到第 ${row} 行 ${name}`,
    policy: (policySn) => `保單 ${policySn}`,
    through: (first, last) => `${first} 至 ${last}`,
    sameProduct: '同一產品',
  },
});
