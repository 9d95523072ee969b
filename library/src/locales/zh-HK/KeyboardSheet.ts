import { messages } from '../../components/KeyboardSheet/KeyboardSheet.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const keyboardSheet: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { title: '鍵盤快捷鍵', or: '或' },
});
