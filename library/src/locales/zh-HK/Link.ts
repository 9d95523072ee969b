import { messages } from '../../components/Link/Link.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const link: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { newWindow: '（在新視窗開啟）' } });
