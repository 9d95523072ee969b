import { messages } from '../../components/SearchField/SearchField.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const searchField: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { clear: '清除' } });
