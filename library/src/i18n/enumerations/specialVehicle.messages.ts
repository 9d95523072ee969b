import type { SpecialVehicle } from '../../domain/enumeration/vehicle.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<SpecialVehicle, string>>;

/** Labels of the special vehicles (特种车) one, two and four. */
export const specialVehicleMessages: MessagePack<Labels> = messagePack<Labels>(
  { one: '特种车一', two: '特种车二', four: '特种车四' },
  { one: 'Special vehicle one', two: 'Special vehicle two', four: 'Special vehicle four' },
);
