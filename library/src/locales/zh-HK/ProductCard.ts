import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/ProductCard/ProductCard.messages.ts';

export const productCard: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    sampleRates: '示例費率',
    from: '/人/年起',
    pinProduct: (name) => `置頂 ${name}`,
    noPrice: '保費按投保資料計算',
    choose: '投保',
    chooseProduct: (name) => `投保 ${name}`,
    quote: '報價',
    quoteProduct: (name) => `報價 ${name}`,
    details: '詳情',
    detailsOf: (name) => `查看 ${name} 的詳情`,
    earnings: (percent) => `推廣費 ${percent}%`,
    rewards: (count) => counted`${count} 項獎勵進行中`,
  },
});
