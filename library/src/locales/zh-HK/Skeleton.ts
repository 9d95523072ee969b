import { messages } from '../../components/Skeleton/Skeleton.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const skeleton: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { loading: '載入中' } });
