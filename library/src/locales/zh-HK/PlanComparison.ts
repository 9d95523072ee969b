import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/PlanComparison/PlanComparison.messages.ts';

export const planComparison: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '方案對比',
    part: '對比項',
    parts: {
      plan: '計劃',
      deductible: '自付額',
      payoutRatio: '賠付比率',
      disabilityTable: '傷殘賠付比率表',
      accidentRate: '出險情況',
    },
    premium: '保費',
    unpriced: '暫無保費',
    none: '不含',
    optional: '可選',
    onlyDifferences: '只看不同',
    differs: '不同',
    allSame: '各方案的保障內容完全相同',
  },
});
