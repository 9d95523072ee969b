import { formatCount } from '../../i18n/counted.ts';
import { isReduction, tenthsOf } from '../../i18n/discountWords.ts';
import { priceChangeMessages } from '../../i18n/priceChange.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

const zhe = (discount: string) => (isReduction(discount) ? `${tenthsOf(discount)} 折` : '無');

export const priceChange: ReplacedMessages = replaceMessages(priceChangeMessages, {
  'zh-HK': {
    heads: (scheme, from, to) => `${scheme}人數 ${formatCount(from)} → ${formatCount(to)}`,
    classes: (scheme) => `${scheme}職業類別變更`,
    cover: (scheme) => `${scheme}保障內容變更`,
    subject: (scheme) => `${scheme}投保標的變更`,
    factor: (scheme, factor, from, to) => `${scheme}${factor} ${from || '無'} → ${to || '無'}`,
    factors: {
      payoutRatio: '賠付比率',
      disability: '傷殘賠付比率表',
      accident: '出險情況',
      deductible: '自付額',
      plan: '計劃',
      projectType: '工程類型',
      useAttribute: '使用性質',
    },
    schemeAdded: (scheme) => `新增${scheme}`,
    schemeRemoved: '減少一個方案',
    discount: (from, to) => `人數折扣 ${zhe(from)} → ${zhe(to)}`,
    period: (from, to) => `保險期限 ${from} 個月 → ${to} 個月`,
    quantity: (from, to) => `投保份數 ${formatCount(from)} → ${formatCount(to)}`,
    surcharge: '附加保費變更',
  },
});
