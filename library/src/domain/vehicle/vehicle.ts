import type { Address } from '../applicant/applicant.ts';

/** 使用性质 (specification §3). */
export type UseAttribute = 'commercial' | 'nonCommercial';

/** 车型: what is priced by the seat, and the specification's trucks and special vehicles. */
export type VehicleKind = 'passengerCar' | 'truck' | 'specialVehicle';

/** Truck sizes by tonnage and special vehicles by number (specification §3); a passenger car has no detail. */
export type VehicleDetail =
  | 'passengerCar'
  | 'truckUnder2t'
  | 'truck2tTo5t'
  | 'truck5tTo10t'
  | 'truck10tOrMore'
  | 'special1'
  | 'special2'
  | 'special4';

export const useAttributes: readonly UseAttribute[] = ['commercial', 'nonCommercial'];

export const vehicleDetails: readonly VehicleDetail[] = [
  'passengerCar',
  'truckUnder2t',
  'truck2tTo5t',
  'truck5tTo10t',
  'truck10tOrMore',
  'special1',
  'special2',
  'special4',
];

/** The kind that a detail belongs to. */
export function vehicleKindOf(detail: VehicleDetail): VehicleKind {
  if (detail === 'passengerCar') return 'passengerCar';
  return detail.startsWith('truck') ? 'truck' : 'specialVehicle';
}

/** 车辆: what a vehicle product insures. Choices not made yet are empty. */
export interface Vehicle {
  /** 车牌号; empty for a vehicle that isn't registered yet. */
  readonly licencePlate: string;
  /** 车架号 (VIN). */
  readonly frameNo: string;
  readonly useAttribute: UseAttribute | '';
  readonly detail: VehicleDetail | '';
  /** 核定座位数, the driver's included; null where not given. */
  readonly seats: number | null;
  /** 行驶证 images. */
  readonly licenceImages: readonly string[];
  readonly address: Address;
}
