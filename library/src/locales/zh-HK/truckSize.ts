import { truckSizeMessages } from '../../i18n/enumerations/truckSize.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The Hong Kong texts in `truckSize`. Other files of this folder also use them. */
export const truckSizeTexts: (typeof truckSizeMessages)['zh-CN'] = {
  under2t: '2 噸以下',
  from2tTo5t: '2 噸至 5 噸以下',
  from5tTo10t: '5 噸至 10 噸以下',
  from10t: '10 噸及以上',
};

export const truckSize: ReplacedMessages = replaceMessages(truckSizeMessages, { 'zh-HK': truckSizeTexts });
