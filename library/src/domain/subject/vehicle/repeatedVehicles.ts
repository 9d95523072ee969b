import { normalisePlate } from '../../identity/plate.ts';
import { normaliseVin } from '../../identity/vin.ts';
import { errorAt, type Problem } from '../../problem/problem.ts';
import type { FleetVehicle, VehicleCode } from './vehicle.ts';

type Number = Pick<FleetVehicle, 'licencePlate' | 'frameNo'>;

/**
 * Maps the index of each vehicle that repeats the plate or frame number of an earlier vehicle to the place (from 1) of
 * the first vehicle with this number. `numberOf` returns the plate or frame number of a vehicle.
 */
function repeated(vehicles: readonly Number[], numberOf: (vehicle: Number) => string): ReadonlyMap<number, number> {
  const places = new Map<string, number>();
  const found = new Map<number, number>();
  for (const [at, vehicle] of vehicles.entries()) {
    const number = numberOf(vehicle);
    if (number === '') continue;
    const first = places.get(number);
    if (first === undefined) places.set(number, at + 1);
    else found.set(at, first);
  }
  return found;
}

/**
 * Problems of the vehicles whose licence plate or frame number already belongs to an earlier vehicle of the order, by
 * the index of the vehicle. The message parameter `place` of a problem is the place of the earlier vehicle in the
 * order, from 1. Paths are the names of the fields.
 */
export function repeatedVehicleProblems(
  vehicles: readonly Number[],
): ReadonlyMap<number, readonly Problem<VehicleCode>[]> {
  const plates = repeated(vehicles, ({ licencePlate }) => normalisePlate(licencePlate));
  const frames = repeated(vehicles, ({ frameNo }) => normaliseVin(frameNo));
  const problems = new Map<number, readonly Problem<VehicleCode>[]>();
  for (const [at, place] of plates) problems.set(at, [errorAt('licencePlate', 'licencePlateRepeated', { place })]);
  for (const [at, place] of frames)
    problems.set(at, [...(problems.get(at) ?? []), errorAt('frameNo', 'frameNoRepeated', { place })]);
  return problems;
}
