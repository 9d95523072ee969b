import type { SubjectFields } from '../shape/subjectField.ts';
import { mostVehiclesInOrder, mostVehiclesOf } from './fleet.ts';
import { fleetProblems } from './fleetProblems.ts';
import { fleetVehicleFields, type VehicleProduct } from './fleetVehicleFields.ts';
import { emptyFleetVehicle, type Vehicle, type VehicleCode } from './vehicle.ts';

const { licenceImages, ...ownFields } = fleetVehicleFields;

/**
 * The fields of a vehicle in which the occupants are insured (specification §3, vehicle fields). The field `others`
 * contains all vehicles of the order after the first vehicle.
 */
export const vehicleFields: SubjectFields<Vehicle, VehicleCode, VehicleProduct> = {
  ...ownFields,
  address: {
    control: { kind: 'address', isDetailOptional: false },
    demand: 'required',
    missing: 'vehicleRegionRequired',
    missingDetail: 'vehicleAddressRequired',
    recap: 'bottom',
    isPrinted: true,
  },
  licenceImages,
  others: {
    control: { kind: 'rows', fields: fleetVehicleFields, empty: emptyFleetVehicle, most: mostVehiclesInOrder - 1 },
    demand: (product) => (mostVehiclesOf(product) > 1 ? 'optional' : 'hidden'),
    problems: (vehicle, product) => fleetProblems(product, vehicle),
    recap: 'never',
    isPrinted: false,
  },
};
