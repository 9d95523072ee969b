import { errorAt, type Problem, under } from '../../problem/problem.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import { fieldProblems } from '../shape/fieldProblems.ts';
import { mostVehiclesOf, vehiclesOf } from './fleet.ts';
import { fleetVehicleFields, type VehicleProduct } from './fleetVehicleFields.ts';
import { repeatedVehicleProblems } from './repeatedVehicles.ts';
import type { FleetVehicle, Vehicle, VehicleCode } from './vehicle.ts';

type FleetProblem = Problem<VehicleCode | SubjectProblemCode>;

/** All problems of one vehicle of a fleet. Paths are the names of its fields. */
export const fleetVehicleProblems = (product: VehicleProduct, vehicle: FleetVehicle): readonly FleetProblem[] =>
  fieldProblems(fleetVehicleFields, product, vehicle);

/**
 * Problems of the vehicles in `others`: too many vehicles, problems of each vehicle, and plates or frame numbers that
 * already belong to an earlier vehicle of the order. If the product insures only single vehicles, the only problem is
 * that `others` isn't empty. Paths are `others` or, for example, `others.0.frameNo`.
 */
export function fleetProblems(product: VehicleProduct, vehicle: Vehicle): readonly FleetProblem[] {
  const vehicles = vehiclesOf(vehicle);
  const max = mostVehiclesOf(product);
  if (vehicles.length === 1) return [];
  if (max === 1) return [errorAt('others', 'fleetNotOffered')];
  const repeated = repeatedVehicleProblems(vehicles);
  return [
    ...(vehicles.length > max ? [errorAt('others', 'vehiclesTooMany' as const, { max })] : []),
    ...vehicles
      .slice(1)
      .flatMap((further, at) =>
        under(`others.${at}`, [...fleetVehicleProblems(product, further), ...(repeated.get(at + 1) ?? [])]),
      ),
  ];
}
