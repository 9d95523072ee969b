import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/ClauseDocuments/ClauseDocuments.messages.ts';

export const clauseDocuments: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    kinds: { clauses: '保險條款（合約正文）', other: '產品資料' },
    contents: (titles) => `內容：${titles.join('、')}`,
    read: (name) => `${name}條款全文`,
    version: (version) => `第 ${version} 版`,
  },
});
