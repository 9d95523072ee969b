import { messages } from '../../components/Spinner/Spinner.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const spinner: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { working: '處理中' } });
