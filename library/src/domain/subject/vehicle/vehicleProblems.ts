import type { Problem } from '../../problem/problem.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import { fieldProblems } from '../shape/fieldProblems.ts';
import type { Vehicle, VehicleCode } from './vehicle.ts';
import { vehicleFields, type VehicleProduct } from './vehicleFields.ts';

/** All problems of the vehicle in which the occupants are insured. Paths are the names of its fields. */
export const vehicleProblems = (
  product: VehicleProduct,
  vehicle: Vehicle,
): readonly Problem<VehicleCode | SubjectProblemCode>[] => fieldProblems(vehicleFields, product, vehicle);
