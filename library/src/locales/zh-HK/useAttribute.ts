import { useAttributeMessages } from '../../i18n/enumerations/useAttribute.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The texts of `useAttribute`, also used in other texts of this folder. */
export const useAttributeTexts: (typeof useAttributeMessages)['zh-CN'] = {
  commercial: '營業',
  nonCommercial: '非營業',
};

export const useAttribute: ReplacedMessages = replaceMessages(useAttributeMessages, { 'zh-HK': useAttributeTexts });
