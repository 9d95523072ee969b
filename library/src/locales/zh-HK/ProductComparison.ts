import { counted } from '../../i18n/counted.ts';
import { tenthsOf } from '../../i18n/discountWords.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/ProductComparison/ProductComparison.messages.ts';

export const productComparison: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '產品對比',
    allSame: '這些產品的各項完全相同',
    insurer: '保險公司',
    plans: '保障計劃',
    premiumFrom: '起價（每人每年）',
    onDemand: '按投保資料計算',
    limits: (first, last) => (first === last ? first : `${first} 至 ${last}`),
    optional: (limits) => `可選 ${limits}`,
    none: '不含',
    separator: '、',
    deductible: '自付額',
    payoutRatio: '賠付比率',
    disabilityTable: '傷殘賠付比率表',
    discount: '最高人數折扣',
    bestDiscount: (heads, discount) => counted`${heads} 人起 ${tenthsOf(discount)} 折`,
  },
});
