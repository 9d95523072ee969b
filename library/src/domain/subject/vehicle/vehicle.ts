import type { UseAttribute, VehicleDetail } from '../../enumeration/vehicle.ts';
import { type Address, emptyAddress } from '../../region/address.ts';

/** Codes of the problems that only a vehicle has. */
export type VehicleCode =
  | 'licencePlateInvalid'
  | 'frameNoRequired'
  | 'frameNoInvalid'
  | 'frameNoCheckFails'
  | 'engineNoInvalid'
  | 'useAttributeRequired'
  | 'vehicleRequired'
  | 'seatsRequired'
  | 'vehicleLicenceRequired'
  | 'vehicleRegionRequired'
  | 'vehicleAddressRequired'
  | 'fleetNotOffered'
  | 'vehiclesTooMany'
  | 'licencePlateRepeated'
  | 'frameNoRepeated';

/** One vehicle of a fleet (车队). An empty text means that nothing is chosen or filled in. */
export interface FleetVehicle {
  /** 车牌号 (licence plate); empty for a vehicle that isn't registered yet. */
  readonly licencePlate: string;
  /** Vehicle identification number (车架号). */
  readonly frameNo: string;
  /** Engine number (发动机号) as printed on the vehicle licence; empty when it isn't known. */
  readonly engineNo: string;
  readonly useAttribute: UseAttribute | '';
  readonly detail: VehicleDetail | '';
  /** 核定座位数 (number of approved seats), including the driver's; null when it is missing. */
  readonly seats: number | null;
  /** Addresses of the images of the 行驶证 (vehicle licence). */
  readonly licenceImages: readonly string[];
}

/** 车辆 (vehicle): the subject of a vehicle product, which is one vehicle or a fleet. */
export interface Vehicle extends FleetVehicle {
  /** Address of the vehicle or, for a fleet, of all its vehicles. */
  readonly address: Address;
  /** All vehicles of the order after the first vehicle; absent in records that are older than this field. */
  readonly others?: readonly FleetVehicle[];
}

/** A vehicle of a fleet in which all fields are empty. */
export const emptyFleetVehicle: FleetVehicle = {
  licencePlate: '',
  frameNo: '',
  engineNo: '',
  useAttribute: '',
  detail: '',
  seats: null,
  licenceImages: [],
};

/** A vehicle in which all fields are empty. */
export const emptyVehicle: Vehicle = { ...emptyFleetVehicle, address: emptyAddress, others: [] };
