import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/EndorsementStatusTag/EndorsementStatusTag.messages.ts';

export const endorsementStatusTag: ReplacedMessages = replaceMessages(messages, { 'zh-HK': { deleted: '已刪除' } });
