import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/ConstructionForm/ConstructionForm.messages.ts';

export const constructionForm: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { days: (days) => counted`工期共 ${days} 天` },
});
