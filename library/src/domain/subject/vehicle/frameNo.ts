import { normaliseVin, vinProblems } from '../../identity/vin.ts';
import { errorAt, type Problem, warningAt } from '../../problem/problem.ts';
import type { VehicleCode } from './vehicle.ts';

/**
 * Problems of 车架号 (frame number), which must be a vehicle identification number. A wrong check character is a warning.
 */
export function frameNoProblems(text: string, path: string): readonly Problem<VehicleCode>[] {
  const frameNo = normaliseVin(text);
  if (frameNo === '') return [errorAt(path, 'frameNoRequired')];
  return vinProblems(frameNo, path).map(({ severity }) =>
    severity === 'warning' ? warningAt(path, 'frameNoCheckFails') : errorAt(path, 'frameNoInvalid'),
  );
}
