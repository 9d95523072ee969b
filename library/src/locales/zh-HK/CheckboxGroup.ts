import { messages } from '../../components/CheckboxGroup/CheckboxGroup.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const checkboxGroup: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    all: '全選',
    tooFew: (minCount) => counted`請至少選擇 ${minCount} 項`,
    atMost: (count, maxCount) => counted`已選 ${count} 項，最多 ${maxCount} 項`,
  },
});
