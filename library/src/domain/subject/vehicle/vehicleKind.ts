import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { emptyVehicle, type Vehicle, type VehicleCode } from './vehicle.ts';
import { vehicleFields } from './vehicleFields.ts';
import { vehicleProblems } from './vehicleProblems.ts';

/** The rated subject of a vehicle; null while kind, use or number of seats is missing. */
export const vehicleSubjectOf = ({ detail, useAttribute, seats }: Vehicle): SubjectOf<'perVehicle'> | null =>
  detail === '' || useAttribute === '' || seats === null ? null : { basis: 'perVehicle', detail, useAttribute, seats };

/** The rules for a vehicle as an insured subject. */
export const vehicleKind: SubjectKind<Vehicle, VehicleCode> = {
  empty: emptyVehicle,
  fields: vehicleFields,
  problems: vehicleProblems,
  ratedBy: { perVehicle: vehicleSubjectOf },
};
