import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { subjectFiles } from '@tuanbao/library/domain/subject/insuredSubjects';
import { isBlankVehicle, vehiclesOf } from '@tuanbao/library/domain/subject/vehicle/fleet';
import { emptyFleetVehicle, type FleetVehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { vehicleSubjectOf } from '@tuanbao/library/domain/subject/vehicle/vehicleKind';
import { vehicleProblems } from '@tuanbao/library/domain/subject/vehicle/vehicleProblems';
import { car, furtherVehicles } from '@tuanbao/library/samples/subjects';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../../../stories/fixtures/catalogue.ts';

const product = catalogue.vehicle;
const found = (others: readonly FleetVehicle[], given: ProductDefinition = product) =>
  vehicleProblems(given, { ...car, others });
const [second, third] = furtherVehicles(2) as [FleetVehicle, FleetVehicle];

const limitedTo = (most: number | undefined): ProductDefinition => {
  const { tariff } = product;
  if (tariff?.basis !== 'perVehicle') throw new Error('no tariff for vehicles');
  const { mostVehicles: _, ...rest } = tariff;
  return { ...product, tariff: most === undefined ? rest : { ...rest, mostVehicles: most } };
};

describe('the further vehicles of an order', () => {
  it('have no problems when they are complete', () => {
    expect(found(furtherVehicles(20))).toEqual([]);
  });

  it('have the problems of a vehicle, each at the vehicle and its field', () => {
    const problems = found([second, { ...emptyFleetVehicle, frameNo: 'X' }]);
    expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'others.1.frameNo frameNoInvalid',
      'others.1.detail vehicleRequired',
      'others.1.useAttribute useAttributeRequired',
      'others.1.seats seatsRequired',
      'others.1.licenceImages vehicleLicenceRequired',
    ]);
  });

  it('repeat no plate and no frame number of an earlier vehicle, however they are written', () => {
    const repeatsFirst = { ...second, licencePlate: '粤b·12345' };
    const repeatsSecond = { ...third, licencePlate: '', frameNo: second.frameNo.toLowerCase() };
    expect(found([repeatsFirst, repeatsSecond])).toMatchObject([
      { path: 'others.0.licencePlate', code: 'licencePlateRepeated', params: { place: 1 } },
      { path: 'others.1.frameNo', code: 'frameNoRepeated', params: { place: 2 } },
    ]);
  });

  it('are at most as many as the product allows', () => {
    expect(found([second, third], limitedTo(3))).toEqual([]);
    expect(found([second, third], limitedTo(2))).toMatchObject([{ path: 'others', code: 'vehiclesTooMany' }]);
    expect(found([second], limitedTo(undefined))).toMatchObject([{ path: 'others', code: 'fleetNotOffered' }]);
    expect(found([], limitedTo(undefined))).toEqual([]);
  });
});

it('rates all vehicles, or none while a value of one is missing', () => {
  expect(vehicleSubjectOf({ ...car, others: [second] })).toEqual({
    basis: 'perVehicle',
    detail: 'passengerCar',
    useAttribute: 'nonCommercial',
    seats: 7,
    others: [{ detail: 'passengerCar', useAttribute: 'nonCommercial', seats: 5 }],
  });
  expect(vehicleSubjectOf({ ...car, others: [second, { ...third, seats: null }] })).toBeNull();
});

it('counts vehicles of a record that is older than fleets, and finds all images', () => {
  const { others: _, ...older } = car;
  expect(vehiclesOf(older)).toEqual([older]);
  expect(subjectFiles({ vehicle: { ...car, others: [second, third] } })).toEqual([
    ...car.licenceImages,
    ...second.licenceImages,
    ...third.licenceImages,
  ]);
});

it('tells a blank vehicle from one in which something is filled in', () => {
  expect(isBlankVehicle({ ...emptyFleetVehicle, engineNo: ' ' })).toBe(true);
  expect(isBlankVehicle({ ...emptyFleetVehicle, seats: 5 })).toBe(false);
});
