import { messages } from '../../components/Stepper/Stepper.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const stepper: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { steps: '步驟', complete: '已完成：', faulty: '需要修改：' },
});
