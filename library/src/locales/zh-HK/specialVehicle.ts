import { specialVehicleMessages } from '../../i18n/enumerations/specialVehicle.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The texts of `specialVehicle`, also used in other texts of this folder. */
export const specialVehicleTexts: (typeof specialVehicleMessages)['zh-CN'] = {
  one: '特種車一',
  two: '特種車二',
  four: '特種車四',
};

export const specialVehicle: ReplacedMessages = replaceMessages(specialVehicleMessages, {
  'zh-HK': specialVehicleTexts,
});
