import { useAttributeMessages } from '../../i18n/enumerations/useAttribute.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The Hong Kong texts in `useAttribute`. Other files of this folder also use them. */
export const useAttributeTexts: (typeof useAttributeMessages)['zh-CN'] = {
  commercial: '營業',
  nonCommercial: '非營業',
};

export const useAttribute: ReplacedMessages = replaceMessages(useAttributeMessages, { 'zh-HK': useAttributeTexts });
