import type { VehicleKind } from '../../domain/enumeration/vehicle.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<VehicleKind, string>>;

/** General names of trucks and special vehicles, without the size or the number. */
export const vehicleKindMessages: MessagePack<Labels> = messagePack<Labels>(
  { truck: '货车', special: '特种车' },
  { truck: 'Truck', special: 'Special vehicle' },
);
