/** Use of a vehicle (使用性质, specification §3): commercial or non-commercial. */
export type UseAttribute = 'commercial' | 'nonCommercial';

/** Kind of a vehicle that isn't a passenger car: a truck or a special vehicle (特种车). */
export type VehicleKind = 'truck' | 'special';

/** Load of a truck in tonnes. A size includes its lower limit but not its upper limit. */
export type TruckSize = 'under2t' | 'from2tTo5t' | 'from5tTo10t' | 'from10t';

/** Special vehicles (特种车) of the kinds one, two and four. The specification has no kind three. */
export type SpecialVehicle = 'one' | 'two' | 'four';

export const useAttributes: readonly UseAttribute[] = ['commercial', 'nonCommercial'];
export const truckSizes: readonly TruckSize[] = ['under2t', 'from2tTo5t', 'from5tTo10t', 'from10t'];
export const specialVehicles: readonly SpecialVehicle[] = ['one', 'two', 'four'];

/** Kind of vehicle in the tariff: a passenger car, a truck by load, or a special vehicle (specification §3). */
export type VehicleDetail = 'passengerCar' | `truck:${TruckSize}` | `special:${SpecialVehicle}`;

export const vehicleDetails: readonly VehicleDetail[] = [
  'passengerCar',
  ...truckSizes.map((size) => `truck:${size}` as const),
  ...specialVehicles.map((number) => `special:${number}` as const),
];
