import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { emptyVehicle, type Vehicle } from './vehicle.ts';
import { vehicleProblems } from './vehicleProblems.ts';

/** The rated subject of a vehicle; null while data are missing. */
export const vehicleSubjectOf = ({ detail, useAttribute, seats }: Vehicle): SubjectOf<'perVehicle'> | null =>
  detail === '' || useAttribute === '' || seats === null ? null : { basis: 'perVehicle', detail, useAttribute, seats };

/** Rules of the subject `vehicle`. */
export const vehicleKind: SubjectKind<Vehicle> = {
  empty: emptyVehicle,
  problems: vehicleProblems,
  ratedBy: { perVehicle: vehicleSubjectOf },
  files: ({ licenceImages }) => licenceImages,
};
