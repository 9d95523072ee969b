import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/EndorsementProcess/EndorsementProcess.messages.ts';

export const endorsementProcess: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { label: '批改流程', states: { done: '已完成', current: '進行中', stopped: '已停止' } },
});
