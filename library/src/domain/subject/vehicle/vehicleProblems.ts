import { useAttributes } from '../../enumeration/vehicle.ts';
import { errorAt } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';
import { countProblems } from '../../rating/inputProblems.ts';
import { choiceProblems, detailProblems, imageProblems, regionProblems } from '../shape/subjectFields.ts';
import { frameNoProblems } from './frameNo.ts';
import { licencePlateProblems } from './licencePlate.ts';
import type { Vehicle } from './vehicle.ts';

const mostSeats = 100;

/**
 * Problems of the vehicle of a product that insures its occupants (specification §3, vehicle fields). An unregistered
 * vehicle has no licence plate.
 */
export function vehicleProblems(
  product: Pick<ProductDefinition, 'tariff'>,
  vehicle: Vehicle,
): readonly SubjectProblem[] {
  const { licencePlate, detail, seats, useAttribute } = vehicle;
  const rows = product.tariff?.basis === 'perVehicle' ? product.tariff.vehicles : [];
  const problems: SubjectProblem[] = [];
  if (licencePlate.trim() !== '') problems.push(...licencePlateProblems(licencePlate, 'licencePlate'));
  problems.push(...frameNoProblems(vehicle.frameNo, 'frameNo'));
  problems.push(
    ...choiceProblems('useAttribute', useAttribute, useAttributes, ['useAttributeRequired', 'useAttributeUnknown']),
  );
  if (detail === '') problems.push(errorAt('detail', 'vehicleRequired'));
  else if (!rows.some((row) => row.detail === detail)) problems.push(errorAt('detail', 'vehicleNotCovered'));
  if (seats === null) problems.push(errorAt('seats', 'seatsRequired'));
  else problems.push(...countProblems('seats', seats, { min: 1, max: mostSeats }));
  return [
    ...problems,
    ...imageProblems('licenceImages', vehicle.licenceImages, 'vehicleLicenceRequired'),
    ...regionProblems('address', vehicle.address, 'vehicleRegionRequired'),
    ...detailProblems('address', vehicle.address, 'vehicleAddressRequired'),
  ];
}
