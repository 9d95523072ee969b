import { specialVehicleMessages } from '../../i18n/enumerations/specialVehicle.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The Hong Kong texts in `specialVehicle`. Other files of this folder also use them. */
export const specialVehicleTexts: (typeof specialVehicleMessages)['zh-CN'] = {
  one: '特種車一',
  two: '特種車二',
  four: '特種車四',
};

export const specialVehicle: ReplacedMessages = replaceMessages(specialVehicleMessages, {
  'zh-HK': specialVehicleTexts,
});
