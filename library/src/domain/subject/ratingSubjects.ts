import type { SubjectOf } from '../rating/subject.ts';
import type { Construction } from './construction/construction.ts';
import type { House } from './house/house.ts';
import type { SwimmingPools } from './pool/swimmingPool.ts';
import type { Vehicle } from './vehicle/vehicle.ts';
import type { Venue } from './venue/venue.ts';

/** What a project's premium is counted on by its contract; null while something is missing. */
export const contractSubjectOf = ({
  costFen,
  projectType,
  labourType,
  qualification,
}: Construction): SubjectOf<'byContractCost'> | null =>
  costFen === null || projectType === '' || labourType === '' || qualification === ''
    ? null
    : { basis: 'byContractCost', costFen, projectType, labourType, qualification };

/** What a project's premium is counted on by its area; null while something is missing. */
export const constructionAreaSubjectOf = ({
  areaSquareMetres,
  projectType,
}: Construction): SubjectOf<'byArea'> | null =>
  areaSquareMetres === null || projectType === '' ? null : { basis: 'byArea', areaSquareMetres, projectType };

/** What a venue's premium is counted on; null while its area is missing. */
export const venueSubjectOf = ({ businessAreaSquareMetres }: Venue): SubjectOf<'byArea'> | null =>
  businessAreaSquareMetres === null ? null : { basis: 'byArea', areaSquareMetres: businessAreaSquareMetres };

/** What pools are priced by; null while area or count is missing. */
export const poolSubjectOf = ({ areaSquareMetres, count }: SwimmingPools): SubjectOf<'perPool'> | null =>
  areaSquareMetres === null || count === null ? null : { basis: 'perPool', pools: [{ areaSquareMetres, count }] };

/** What a vehicle is priced by; null while something is missing. */
export const vehicleSubjectOf = ({ detail, useAttribute, seats }: Vehicle): SubjectOf<'perVehicle'> | null =>
  detail === '' || useAttribute === '' || seats === null ? null : { basis: 'perVehicle', detail, useAttribute, seats };

/** What a house is priced by; null while its area is missing. */
export const houseSubjectOf = ({ areaSquareMetres }: House): SubjectOf<'perHouse'> | null =>
  areaSquareMetres === null ? null : { basis: 'perHouse', areaSquareMetres };
