import { labourTypeMessages } from '../../i18n/enumerations/labourType.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const labourType: ReplacedMessages = replaceMessages(labourTypeMessages, {
  'zh-HK': { labourSubcontract: '勞務分包', nonLabour: '非勞務分包' },
});
