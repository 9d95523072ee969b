import { ownValue } from '../../domain/record/ownValue.ts';
import { vehicleDetailMessages } from '../../i18n/enumerations/vehicleDetail.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { specialVehicleTexts } from './specialVehicle.ts';
import { truckSizeTexts } from './truckSize.ts';
import { vehicleKindTexts } from './vehicleKind.ts';

const sizes: Readonly<Record<string, string>> = truckSizeTexts;
const numbers: Readonly<Record<string, string>> = specialVehicleTexts;

/** The Hong Kong texts in `vehicleDetail`. Other files of this folder also use them. */
export const vehicleDetailTexts: (typeof vehicleDetailMessages)['zh-CN'] = {
  nameOf: (detail) => {
    const [kind, size = ''] = detail.split(':');
    if (kind === 'truck') return `${vehicleKindTexts.truck} ${ownValue(sizes, size) ?? size}`;
    return kind === 'special' ? (ownValue(numbers, size) ?? vehicleKindTexts.special) : '客車';
  },
};

export const vehicleDetail: ReplacedMessages = replaceMessages(vehicleDetailMessages, { 'zh-HK': vehicleDetailTexts });
