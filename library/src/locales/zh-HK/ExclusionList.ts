import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/ExclusionList/ExclusionList.messages.ts';

export const exclusionList: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': { lead: '因下列情形造成的損失或產生的費用，保險公司不承擔賠償責任：' },
});
