import { messages } from '../../components/Breadcrumbs/Breadcrumbs.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const breadcrumbs: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { trail: '目前位置' } });
