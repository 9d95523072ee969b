import type { UseAttribute, VehicleDetail } from '../../enumeration/vehicle.ts';
import { type Address, emptyAddress } from '../../region/address.ts';

/** 车辆: the subject of a vehicle product. Empty texts stand for no choice. */
export interface Vehicle {
  /** 车牌号; empty for a vehicle that isn't registered yet. */
  readonly licencePlate: string;
  /** 车架号 (VIN). */
  readonly frameNo: string;
  readonly useAttribute: UseAttribute | '';
  readonly detail: VehicleDetail | '';
  /** 核定座位数, including the driver's; null where missing. */
  readonly seats: number | null;
  /** 行驶证 images. */
  readonly licenceImages: readonly string[];
  readonly address: Address;
}

/** An applicant with all fields empty. */
export const emptyVehicle: Vehicle = {
  licencePlate: '',
  frameNo: '',
  useAttribute: '',
  detail: '',
  seats: null,
  licenceImages: [],
  address: emptyAddress,
};
