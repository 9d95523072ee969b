import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/ConstructionForm/ConstructionForm.messages.ts';

export const constructionForm: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { days: (days) => `工期共 ${days} 天` },
});
