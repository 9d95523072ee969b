import { vehicleKindMessages } from '../../i18n/enumerations/vehicleKind.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The Hong Kong texts in `vehicleKind`. Other files of this folder also use them. */
export const vehicleKindTexts: (typeof vehicleKindMessages)['zh-CN'] = { truck: '貨車', special: '特種車' };

export const vehicleKind: ReplacedMessages = replaceMessages(vehicleKindMessages, { 'zh-HK': vehicleKindTexts });
