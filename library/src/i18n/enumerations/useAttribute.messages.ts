import type { UseAttribute } from '../../domain/enumeration/vehicle.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<UseAttribute, string>>;

/** Labels for the use of a vehicle: commercial or not. */
export const useAttributeMessages: MessagePack<Labels> = messagePack<Labels>(
  { commercial: '营业', nonCommercial: '非营业' },
  { commercial: 'Commercial', nonCommercial: 'Non-commercial' },
);
