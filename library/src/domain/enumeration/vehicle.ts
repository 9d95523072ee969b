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
