import { messages } from '../../components/Dialog/Dialog.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const dialog: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { close: '關閉' } });
