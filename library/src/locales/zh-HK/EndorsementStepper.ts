import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/EndorsementStepper/EndorsementStepper.messages.ts';

export const endorsementStepper: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    label: '批改步驟',
    back: '上一步',
    next: '下一步',
    submit: '遞交批改',
    missing: '還有未完成的內容，請補充後繼續',
  },
});
