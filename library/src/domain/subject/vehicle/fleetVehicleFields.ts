import { useAttributes, vehicleDetails } from '../../enumeration/vehicle.ts';
import { normaliseIdNumber } from '../../identity/idNumber.ts';
import { normalisePlate } from '../../identity/plate.ts';
import { normaliseVin } from '../../identity/vin.ts';
import { errorAt } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectFields } from '../shape/subjectField.ts';
import { frameNoProblems } from './frameNo.ts';
import { licencePlateProblems } from './licencePlate.ts';
import type { FleetVehicle, VehicleCode } from './vehicle.ts';

/** The part of a product that the rules for a vehicle need. */
export type VehicleProduct = Pick<ProductDefinition, 'tariff'>;

const rowsOf = ({ tariff }: VehicleProduct) => (tariff?.basis === 'perVehicle' ? tariff.vehicles : []);

/** The fields of one vehicle. The licence plate is optional, because an unregistered vehicle has none. */
export const fleetVehicleFields: SubjectFields<FleetVehicle, VehicleCode, VehicleProduct> = {
  licencePlate: {
    control: { kind: 'text', normalise: normalisePlate },
    demand: 'optional',
    problems: ({ licencePlate }) => licencePlateProblems(licencePlate, 'licencePlate'),
    recap: 'cell',
    isPrinted: true,
  },
  frameNo: {
    control: { kind: 'text', normalise: normaliseVin },
    demand: 'required',
    missing: 'frameNoRequired',
    problems: ({ frameNo }) => frameNoProblems(frameNo, 'frameNo'),
    recap: 'cell',
    isPrinted: true,
  },
  engineNo: {
    control: { kind: 'text', normalise: normaliseIdNumber },
    demand: 'optional',
    problems: ({ engineNo }) =>
      /^[0-9A-Z][0-9A-Z*-]{2,29}$/.test(normaliseIdNumber(engineNo)) ? [] : [errorAt('engineNo', 'engineNoInvalid')],
    recap: 'cell',
    isPrinted: true,
  },
  detail: {
    control: { kind: 'choice', words: vehicleDetails },
    demand: 'required',
    missing: 'vehicleRequired',
    problems: ({ detail }, product) =>
      rowsOf(product).some((row) => row.detail === detail) ? [] : [errorAt('detail', 'vehicleNotCovered')],
    recap: 'cell',
    isPrinted: true,
  },
  useAttribute: {
    control: { kind: 'choice', words: useAttributes },
    demand: 'required',
    missing: 'useAttributeRequired',
    unknown: 'useAttributeUnknown',
    recap: 'cell',
    isPrinted: true,
  },
  seats: {
    control: { kind: 'count', min: 1, max: 100 },
    demand: 'required',
    missing: 'seatsRequired',
    recap: 'cell',
    isPrinted: true,
  },
  licenceImages: {
    control: { kind: 'files', accept: ['image', 'pdf'], most: 4 },
    demand: 'required',
    missing: 'vehicleLicenceRequired',
    recap: 'cell',
    isPrinted: false,
  },
};
