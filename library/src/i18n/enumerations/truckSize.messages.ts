import type { TruckSize } from '../../domain/enumeration/vehicle.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<TruckSize, string>>;

/** Labels of the classes of trucks by their load. */
export const truckSizeMessages: MessagePack<Labels> = messagePack<Labels>(
  { under2t: '2吨以下', from2tTo5t: '2吨至5吨以下', from5tTo10t: '5吨至10吨以下', from10t: '10吨及以上' },
  { under2t: 'Under 2 t', from2tTo5t: '2 to under 5 t', from5tTo10t: '5 to under 10 t', from10t: '10 t or more' },
);
