import { messages } from '../../components/ErrorSummary/ErrorSummary.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const errorSummary: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: (count) => counted`還有 ${count} 項未完成，請補充後繼續`,
    more: (count) => counted`另有 ${count} 項`,
    solved: '已全部完成',
  },
});
