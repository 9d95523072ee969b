import { vehicleKindMessages } from '../../i18n/enumerations/vehicleKind.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The texts of `vehicleKind`, also used in other texts of this folder. */
export const vehicleKindTexts: (typeof vehicleKindMessages)['zh-CN'] = { truck: '貨車', special: '特種車' };

export const vehicleKind: ReplacedMessages = replaceMessages(vehicleKindMessages, { 'zh-HK': vehicleKindTexts });
