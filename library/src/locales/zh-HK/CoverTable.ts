import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { hasSlash, messages } from '../../widgets/CoverTable/CoverTable.messages.ts';

export const coverTable: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '保障責任',
    cover: '保障責任',
    deductible: '自付額',
    noDeductible: '無',
    kinds: { main: '主險', addOn: '附加險', placeDuty: '場所責任' },
    statuses: { included: '必選', optional: '可選', notOffered: '不含' },
    terms: {
      deductible: '自付額',
      payoutRatio: '賠付比率',
      disabilityTable: '傷殘賠付比率表',
      accidentRate: '出險情況',
    },
    separator: (labels) => (hasSlash(labels) ? '；' : ' / '),
    grade: (grade, percent) => `${grade} 級 ${percent}%`,
    table: (label, grades) => `${label}：${grades.join('，')}`,
  },
});
