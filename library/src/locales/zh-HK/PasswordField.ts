import { messages } from '../../components/PasswordField/PasswordField.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const passwordField: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { show: '顯示密碼' } });
