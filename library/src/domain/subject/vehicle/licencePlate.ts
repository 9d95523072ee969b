import { normalisePlate, plateProblems } from '../../identity/plate.ts';
import { errorAt, type Problem } from '../../problem/problem.ts';
import type { VehicleCode } from './vehicle.ts';

/** Problems of 车牌号 (licence plate) in an order of a vehicle product. */
export const licencePlateProblems = (text: string, path: string): readonly Problem<VehicleCode>[] =>
  plateProblems(normalisePlate(text)).map(() => errorAt(path, 'licencePlateInvalid'));
