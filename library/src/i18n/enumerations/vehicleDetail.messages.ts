import { ownValue } from '../../domain/record/ownValue.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';
import { specialVehicleMessages } from './specialVehicle.messages.ts';
import { truckSizeMessages } from './truckSize.messages.ts';
import { useAttributeMessages } from './useAttribute.messages.ts';
import { vehicleKindMessages } from './vehicleKind.messages.ts';

interface VehicleDetailMessages {
  /**
   * Returns the name of a kind of vehicle. If `detail` starts with neither `truck` nor `special`, the name is that of a
   * passenger car. An unknown size of a truck is shown unchanged; an unknown special vehicle gets the general name of
   * special vehicles.
   * @param detail a `VehicleDetail`
   */
  readonly nameOf: (detail: string) => string;
}

const namesIn = (locale: 'zh-CN' | 'en-US', passengerCar: string): VehicleDetailMessages['nameOf'] => {
  const kinds = vehicleKindMessages[locale];
  const sizes: Readonly<Record<string, string>> = truckSizeMessages[locale];
  const numbers: Readonly<Record<string, string>> = specialVehicleMessages[locale];
  return (detail) => {
    const [kind, size = ''] = detail.split(':');
    if (kind === 'truck') return `${kinds.truck} ${ownValue(sizes, size) ?? size}`;
    return kind === 'special' ? (ownValue(numbers, size) ?? kinds.special) : passengerCar;
  };
};

/** Names of the kinds of vehicle in a tariff, for example 货车 2吨至5吨以下 or 特种车一. */
export const vehicleDetailMessages: MessagePack<VehicleDetailMessages> = messagePack<VehicleDetailMessages>(
  { nameOf: namesIn('zh-CN', '客车') },
  { nameOf: namesIn('en-US', 'Passenger car') },
);

/** `useAttributeMessages` (使用性质) under another name. Linters treat a name that begins with `use` as a hook. */
export const vehicleUseMessages: typeof useAttributeMessages = useAttributeMessages;
