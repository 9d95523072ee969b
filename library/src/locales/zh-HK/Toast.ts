import { messages } from '../../components/Toast/Toast.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const toast: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { region: (count) => counted`${count} 條消息`, close: '關閉消息', noted: '知道了' },
});
