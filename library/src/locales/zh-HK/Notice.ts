import { messages } from '../../components/Notice/Notice.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const notice: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { close: '關閉提示' } });
