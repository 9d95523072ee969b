import type { VehicleProduct } from './fleetVehicleFields.ts';
import type { FleetVehicle, Vehicle } from './vehicle.ts';

/** Maximum number of vehicles in one order. The maximum of a single product is never higher. */
export const mostVehiclesInOrder = 500;

/** Maximum number of vehicles in one order of a product; 1 when the product insures single vehicles. */
export const mostVehiclesOf = ({ tariff }: VehicleProduct): number =>
  (tariff?.basis === 'perVehicle' ? tariff.mostVehicles : undefined) ?? 1;

/** All vehicles of an order, the first one first. */
export const vehiclesOf = (vehicle: Vehicle): readonly FleetVehicle[] => [vehicle, ...(vehicle.others ?? [])];

/** Addresses of the vehicle licence images of all vehicles, each once. */
export const licenceImagesOf = (vehicle: Vehicle): readonly string[] => [
  ...new Set(vehiclesOf(vehicle).flatMap(({ licenceImages }) => licenceImages)),
];

/** True when nothing is filled in: no text, no number and no file. */
export const isBlankVehicle = ({ licenceImages, ...fields }: FleetVehicle): boolean =>
  licenceImages.length === 0 &&
  [fields.licencePlate, fields.frameNo, fields.engineNo, fields.useAttribute, fields.detail].every(
    (text) => text.trim() === '',
  ) &&
  fields.seats === null;
