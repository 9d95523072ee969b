import { truckSizeMessages } from '../../i18n/enumerations/truckSize.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The Hong Kong texts in `truckSize`. Other files of this folder also use them. */
export const truckSizeTexts: (typeof truckSizeMessages)['zh-CN'] = {
  under2t: '2噸以下',
  from2tTo5t: '2噸至5噸以下',
  from5tTo10t: '5噸至10噸以下',
  from10t: '10噸及以上',
};

export const truckSize: ReplacedMessages = replaceMessages(truckSizeMessages, { 'zh-HK': truckSizeTexts });
