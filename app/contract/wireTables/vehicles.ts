import type { SpecialVehicle, TruckSize, UseAttribute, VehicleKind } from '@tuanbao/library/domain/enumeration/vehicle';

import { type WordTable, wordTable } from './wordTable.ts';

export const useAttributeWords: WordTable<UseAttribute> = wordTable<UseAttribute>({
  commercial: '4',
  nonCommercial: '8',
});

export const vehicleKindWords: WordTable<VehicleKind> = wordTable<VehicleKind>({ truck: '46', special: '47' });

export const truckSizeWords: WordTable<TruckSize> = wordTable<TruckSize>({
  under2t: '37',
  from2tTo5t: '38',
  from5tTo10t: '39',
  from10t: '40',
});

export const specialVehicleWords: WordTable<SpecialVehicle> = wordTable<SpecialVehicle>({
  one: '41',
  two: '42',
  four: '44',
});
