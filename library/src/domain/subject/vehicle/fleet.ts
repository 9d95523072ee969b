import type { VehicleProduct } from './fleetVehicleFields.ts';
import type { FleetVehicle, Vehicle } from './vehicle.ts';

/** Maximum number of vehicles in one order. The maximum of a single product is never higher. */
export const mostVehiclesInOrder = 500;

/** Maximum number of vehicles in one order of a product; 1 when the product insures single vehicles. */
export const mostVehiclesOf = ({ tariff }: VehicleProduct): number =>
  (tariff?.basis === 'perVehicle' ? tariff.mostVehicles : undefined) ?? 1;

/** All vehicles of an order. The vehicle itself comes first, then the vehicles in `others`. */
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

/**
 * Adds the vehicles of a list to an order. If the first vehicle of the order is blank, the first vehicle of the list
 * replaces it.
 * @param replaces true when the list replaces the vehicles in `others`
 */
export function withVehicles(vehicle: Vehicle, listed: readonly FleetVehicle[], replaces: boolean): Vehicle {
  const others = replaces ? [] : (vehicle.others ?? []);
  const [first, ...rest] = listed;
  if (!first || !isBlankVehicle(vehicle)) return { ...vehicle, others: [...others, ...listed] };
  return { ...vehicle, ...first, others: [...others, ...rest] };
}

/** Indexes, among all vehicles of the order, at which `withVehicles` places the `count` vehicles of a list. */
export function placesOfListed(vehicle: Vehicle, count: number, replaces: boolean): readonly number[] {
  const next = 1 + (replaces ? 0 : (vehicle.others?.length ?? 0));
  const fillsFirst = isBlankVehicle(vehicle);
  return Array.from({ length: count }, (_, at) => (fillsFirst ? (at === 0 ? 0 : next + at - 1) : next + at));
}

/**
 * Number of the vehicle to which the path of a problem or a difference belongs. The first vehicle in `others` has the
 * number 2. Null when the path belongs to no vehicle in `others`.
 * @param path `others.0.frameNo` or `vehicle.others.0.frameNo`
 */
export function fleetPlaceOf(path: string): number | null {
  const at = /^(?:vehicle\.)?others\.(\d+)(?:\.|$)/.exec(path)?.[1];
  return at === undefined ? null : Number(at) + 2;
}
