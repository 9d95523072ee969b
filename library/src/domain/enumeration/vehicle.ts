/** 使用性质 (specification §3, use attribute). */
export type UseAttribute = 'commercial' | 'nonCommercial';

/** Kind of vehicle. */
export type VehicleKind = 'truck' | 'special';

/** Load of a truck in tonnes: lower limit included, upper limit excluded. */
export type TruckSize = 'under2t' | 'from2tTo5t' | 'from5tTo10t' | 'from10t';

/** 特种车 one, two and four; there is no three. */
export type SpecialVehicle = 'one' | 'two' | 'four';

export const useAttributes: readonly UseAttribute[] = ['commercial', 'nonCommercial'];
export const vehicleKinds: readonly VehicleKind[] = ['truck', 'special'];
export const truckSizes: readonly TruckSize[] = ['under2t', 'from2tTo5t', 'from5tTo10t', 'from10t'];
export const specialVehicles: readonly SpecialVehicle[] = ['one', 'two', 'four'];

/** The size of a truck by its load in tonnes; null where that is no load. */
export function truckSizeFor(tonnes: number): TruckSize | null {
  if (!Number.isFinite(tonnes) || tonnes <= 0) return null;
  if (tonnes < 2) return 'under2t';
  if (tonnes < 5) return 'from2tTo5t';
  return tonnes < 10 ? 'from5tTo10t' : 'from10t';
}

/** Tariff kind of a vehicle: by its seats, or a truck of a size or a special vehicle (specification §3). */
export type VehicleDetail = 'passengerCar' | `truck:${TruckSize}` | `special:${SpecialVehicle}`;

export const vehicleDetails: readonly VehicleDetail[] = [
  'passengerCar',
  ...truckSizes.map((size) => `truck:${size}` as const),
  ...specialVehicles.map((number) => `special:${number}` as const),
];

/** The kind of vehicle of a tariff kind. */
export function vehicleKindOf(detail: VehicleDetail): VehicleKind | 'passengerCar' {
  if (detail === 'passengerCar') return detail;
  return detail.startsWith('truck:') ? 'truck' : 'special';
}
