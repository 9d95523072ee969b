import { counted } from '../../i18n/counted.ts';
import { tenthsOf } from '../../i18n/discountWords.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/RateCard/RateCard.messages.ts';

export const rateCard: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    premiums: '年保費',
    tiers: '人數折扣',
    unit: '計費單位',
    occupationClass: (occupationClass) => `${occupationClass} 類職業，每人`,
    perSeat: '每座',
    perVehicle: '每車',
    pool(above, upTo) {
      if (upTo === null) return counted`${above} ㎡以上，每池`;
      return above === 0 ? counted`${upTo} ㎡及以下，每池` : counted`${above} ㎡以上至 ${upTo} ㎡，每池`;
    },
    houseAreas: { 1: '房屋面積 500 ㎡及以下', 501: '房屋面積 500 ㎡以上' },
    area: (squareMetres) => counted`每 ${squareMetres} ㎡`,
    works: (millions) => counted`工程造價 ${millions * 100} 萬元`,
    separator: '，',
    heads: '投保人數',
    headsRange: (min, max) => (max === null ? counted`${min} 人及以上` : counted`${min}-${max} 人`),
    discount: '折扣',
    discountOf: (discount) => `${tenthsOf(discount)} 折`,
    noDiscount: '無折扣',
    perHead: (plan) => `${plan}（每人每年）`,
    note: (isPerPerson) =>
      `按各計劃的必選責任、第一級保額和標準自付額、賠付比率計算，保險期限 1 年${isPerPerson ? '，人數折扣按職業類別最低的一類列示' : ''}。實際保費以所選方案為準。`,
    wholeYuan: (isPerPerson) => `${isPerPerson ? '每人' : ''}保費不足 1 元的部分按 1 元計。`,
    unpriced: '—',
  },
});
