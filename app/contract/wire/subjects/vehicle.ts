import type { FleetVehicle, Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';

import { specialVehicleWords, truckSizeWords, useAttributeWords, vehicleKindWords } from '../../wireTables/vehicles.ts';
import { ContradictionError } from '../contradiction.ts';
import type { SubjectFieldName, SubjectNames } from './subjectShape.ts';

/**
 * Returns the two codes that the specification has for a vehicle type (车型). The first code is the kind, the second the
 * size or number. A passenger car has no second code, so the second text is empty.
 */
function vehicleCodesOf(word: string): readonly [string, string] {
  if (word === '' || word === 'passengerCar') return [word, ''];
  const [kind = '', size = ''] = word.split(':');
  const table = kind === 'truck' ? truckSizeWords : specialVehicleWords;
  return [vehicleKindWords.codeOf(kind), table.codeOf(size)];
}

function vehicleDetailOf(first: string, second: string): string {
  const kind = vehicleKindWords.wordOf(first);
  if (kind === '' || kind === 'passengerCar') {
    if (second !== '') throw new ContradictionError('vehicleDetailNotAsked', 'vehicleDetail');
    return kind;
  }
  const table = kind === 'truck' ? truckSizeWords : specialVehicleWords;
  return `${kind}:${table.wordOf(second)}`;
}

/** Wire names of one vehicle of a fleet (车队). The specification uses the same names for a single vehicle. */
const fleetVehicleNames = {
  licencePlate: { name: 'vehicleLicenceCode', max: 40 },
  frameNo: { name: 'vehicleFrameNo', max: 60 },
  engineNo: { name: 'vehicleEngineNo', max: 60 },
  useAttribute: { name: 'useAttribute', max: 10, words: useAttributeWords },
  detail: {
    name: 'vehicle',
    max: 20,
    second: { name: 'vehicleDetail', max: 10, codesOf: vehicleCodesOf, wordOf: vehicleDetailOf },
  },
  seats: { name: 'seatCount' },
  licenceImages: { name: 'licenseImageList' },
} as const satisfies Readonly<Record<keyof FleetVehicle, SubjectFieldName>>;

/** Wire names of a vehicle (车辆) and of the other vehicles of the same order. */
export const vehicleNames = {
  name: 'vehicleInfo',
  fields: {
    ...fleetVehicleNames,
    address: { name: 'area' },
    others: { name: 'vehicleInfoList', rows: fleetVehicleNames },
  },
} as const satisfies SubjectNames<keyof Vehicle>;
