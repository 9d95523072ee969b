import { messages } from '../../components/ErrorSummary/ErrorSummary.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const errorSummary: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: (count) => counted`有 ${count} 處需要修改`,
    more: (count) => counted`還有 ${count} 處`,
    solved: '已全部修改',
  },
});
