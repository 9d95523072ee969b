import type { RatedVehicle, SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { vehiclesOf } from './fleet.ts';
import { emptyVehicle, type FleetVehicle, type Vehicle, type VehicleCode } from './vehicle.ts';
import { vehicleFields } from './vehicleFields.ts';
import { vehicleProblems } from './vehicleProblems.ts';

const ratedVehicleOf = ({ detail, useAttribute, seats }: FleetVehicle): RatedVehicle | null =>
  detail === '' || useAttribute === '' || seats === null ? null : { detail, useAttribute, seats };

/** The rated subject of a vehicle or fleet; null while kind, use or number of seats of any vehicle is missing. */
export function vehicleSubjectOf(vehicle: Vehicle): SubjectOf<'perVehicle'> | null {
  const [first, ...others] = vehiclesOf(vehicle).flatMap((each) => ratedVehicleOf(each) ?? []);
  if (!first || others.length + 1 < vehiclesOf(vehicle).length) return null;
  return { basis: 'perVehicle', ...first, ...(others.length > 0 && { others }) };
}

/** The rules for a vehicle as an insured subject. */
export const vehicleKind: SubjectKind<Vehicle, VehicleCode> = {
  empty: emptyVehicle,
  fields: vehicleFields,
  problems: vehicleProblems,
  ratedBy: { perVehicle: vehicleSubjectOf },
};
