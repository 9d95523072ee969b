import type { Problem } from '../../problem/problem.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import { fieldProblems } from '../shape/fieldProblems.ts';
import type { VehicleProduct } from './fleetVehicleFields.ts';
import type { Vehicle, VehicleCode } from './vehicle.ts';
import { vehicleFields } from './vehicleFields.ts';

/**
 * All problems of the vehicles in which the occupants are insured. Paths begin with the name of a field, for example
 * `address.detail`. The paths of the vehicles in `others` begin with `others.`, for example `others.3.frameNo`.
 */
export const vehicleProblems = (
  product: VehicleProduct,
  vehicle: Vehicle,
): readonly Problem<VehicleCode | SubjectProblemCode>[] => fieldProblems(vehicleFields, product, vehicle);
