import { type Address, emptyAddress } from '../applicant/applicant.ts';
import {
  type SpecialVehicle,
  specialVehicles,
  type TruckSize,
  truckSizes,
  type UseAttribute,
  type VehicleKind,
} from '../enumeration/vehicle.ts';

/** What a vehicle is priced as: by its seats, or as a truck of a size or a special vehicle (specification §3). */
export type VehicleDetail = 'passengerCar' | `truck:${TruckSize}` | `special:${SpecialVehicle}`;

export const vehicleDetails: readonly VehicleDetail[] = [
  'passengerCar',
  ...truckSizes.map((size) => `truck:${size}` as const),
  ...specialVehicles.map((number) => `special:${number}` as const),
];

/** The kind that a detail belongs to. */
export function vehicleKindOf(detail: VehicleDetail): VehicleKind | 'passengerCar' {
  if (detail === 'passengerCar') return detail;
  return detail.startsWith('truck:') ? 'truck' : 'special';
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

/** Nothing filled in yet. */
export const emptyVehicle: Vehicle = {
  licencePlate: '',
  frameNo: '',
  useAttribute: '',
  detail: '',
  seats: null,
  licenceImages: [],
  address: emptyAddress,
};
