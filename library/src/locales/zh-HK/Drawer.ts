import { messages } from '../../components/Drawer/Drawer.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const drawer: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { close: '關閉' } });
