import { frameNoProblems } from '@tuanbao/library/domain/subject/vehicle/frameNo';
import { licencePlateProblems } from '@tuanbao/library/domain/subject/vehicle/licencePlate';
import { type Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { vehicleSubjectOf } from '@tuanbao/library/domain/subject/vehicle/vehicleKind';
import { vehicleProblems } from '@tuanbao/library/domain/subject/vehicle/vehicleProblems';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../../app/catalogue/loadCatalogue.ts';

const truck = loadCatalogue().products.find(
  ({ tariff }) => tariff?.basis === 'perVehicle' && tariff.vehicles.every(({ detail }) => detail.startsWith('truck:')),
);
if (!truck) throw new Error('no product for trucks');

const vehicle: Vehicle = {
  licencePlate: '浙A·12345',
  frameNo: '1M8GDM9AXKP042788',
  engineNo: 'EA211-042788',
  useAttribute: 'commercial',
  detail: 'truck:from2tTo5t',
  seats: 3,
  licenceImages: ['https://files.example/licence.png'],
  address: { provinceCode: 330_000, cityCode: 330_100, districtCode: 330_102, detail: '示例路1号' },
};
const found = (change: Partial<Vehicle>) =>
  vehicleProblems(truck, { ...vehicle, ...change }).map(({ path, code }) => `${path} ${code}`);

describe('a vehicle', () => {
  it('has no problems when it is complete, nor before it is registered', () => {
    expect(found({})).toEqual([]);
    expect(found({ licencePlate: '' })).toEqual([]);
  });

  it.each([
    [{ licencePlate: '浙I12345' }, 'licencePlate licencePlateInvalid'],
    [{ frameNo: '' }, 'frameNo frameNoRequired'],
    [{ engineNo: '发动机' }, 'engineNo engineNoInvalid'],
    [{ engineNo: 'E1' }, 'engineNo engineNoInvalid'],
    [{ useAttribute: '' }, 'useAttribute useAttributeRequired'],
    [{ detail: '' }, 'detail vehicleRequired'],
    [{ detail: 'passengerCar' }, 'detail vehicleNotCovered'],
    [{ seats: null }, 'seats seatsRequired'],
    [{ seats: 0 }, 'seats countInvalid'],
    [{ seats: Number.NaN }, 'seats countInvalid'],
    [{ licenceImages: [] }, 'licenceImages vehicleLicenceRequired'],
    [{ address: { ...vehicle.address, cityCode: 0 } }, 'address vehicleRegionRequired'],
    [{ address: { ...vehicle.address, detail: '' } }, 'address.detail vehicleAddressRequired'],
  ] satisfies [Partial<Vehicle>, string][])('%j is said: %s', (change, problem) => {
    expect(found(change)).toEqual([problem]);
  });

  it('is priced once all that counts is known', () => {
    expect(vehicleSubjectOf(vehicle)).toEqual({
      basis: 'perVehicle',
      detail: 'truck:from2tTo5t',
      useAttribute: 'commercial',
      seats: 3,
    });
    expect(vehicleSubjectOf({ ...vehicle, seats: null })).toBeNull();
  });
});

describe('a licence plate', () => {
  it.each(['浙A12345', '京AD12345', '粤BF123挂', '沪AA123学', '粤ZA123港', '津A12345D', '京A0A00警', ' 浙a-12345 '])(
    '%s is one',
    (plate) => {
      expect(licencePlateProblems(plate, 'x')).toEqual([]);
    },
  );

  it.each(['', '12345', '浙A1234', '浙A1234O', '美A12345', '浙AI1234', '京AI12345', '津A123456', 'A'.repeat(100_000)])(
    '%s is none',
    (plate) => {
      expect(licencePlateProblems(plate, 'x')).toMatchObject([{ code: 'licencePlateInvalid', path: 'x' }]);
    },
  );
});

describe('a frame number', () => {
  it.each(['1M8GDM9AXKP042788', '11111111111111111', ' 1m8gdm9axkp042788 '])('%s is right', (frameNo) => {
    expect(frameNoProblems(frameNo, 'x')).toEqual([]);
  });

  it('only warns if the check character does not fit', () => {
    expect(frameNoProblems('1M8GDM9A1KP042788', 'x')).toMatchObject([
      { code: 'frameNoCheckFails', severity: 'warning' },
    ]);
  });

  it.each(['1M8GDM9AXKP04278', '1M8GDM9AXKP0427888', 'IM8GDM9AXKP042788', '\uDC00'.repeat(17)])(
    '%s is refused',
    (frameNo) => {
      expect(frameNoProblems(frameNo, 'x')).toMatchObject([{ code: 'frameNoInvalid', severity: 'error' }]);
    },
  );
});
