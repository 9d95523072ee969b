import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/RosterReconcile/RosterReconcile.messages.ts';

export const rosterReconcile: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    explanation: (insured) =>
      counted`保單現有受保人 ${insured} 人。請上載企業目前完整的在職人員名單，系統將比對出需要增加、減少和更換的受保人。`,
    compare: (persons) => counted`與保單比對（${persons} 人）`,
    comparing: (fileName) => `${fileName}：正在比對…`,
    compared: (fileName) => `${fileName}：比對完成`,
    outcome: (lines, kept, unresolved) =>
      counted`${kept} 人不變，${lines} 人有變化${unresolved > 0 ? counted`，其中 ${unresolved} 人待確認` : ''}`,
    tabs: '比對結果',
    all: '全部變化',
    lines: '人員變化',
    finding: '變化',
    insured: '保單中的受保人',
    listed: '名單中的人員',
    differences: '不同之處',
    decision: '處理方式',
    decisionFor: (name) => `${name}的處理方式`,
    decide: '請確認',
    noPerson: '無',
    none: '名單與保單一致，沒有需要變更的人員',
    undecided: (lines) => counted`還有 ${lines} 人待確認，請逐一選擇處理方式`,
    keepUnresolved: (lines) => counted`待確認的 ${lines} 人都不變更`,
    otherList: '更換名單',
    take: '生成變更',
  },
});
