import { materialsCarried, withMaterialsCarried } from '@tuanbao/library/domain/material/materialsCarried';
import { materialsGiven, orderMaterialTypes } from '@tuanbao/library/domain/material/orderMaterials';
import { car, furtherVehicles } from '@tuanbao/library/samples/subjects';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../../stories/fixtures/catalogue.ts';

const paper = (type: string, files: readonly string[], rejectedFiles: readonly string[] = []) => ({
  type,
  files,
  rejectedFiles,
});

describe('papers of an earlier order', () => {
  it('are carried over if they describe the group or the insured object, not if they were made for one order', () => {
    const all = orderMaterialTypes.map((type) => paper(type, [`${type}.pdf`]));

    expect(Object.keys(materialsCarried(all)).toSorted()).toEqual(
      ['businessLicence', 'environment', 'constructionContract', 'poolPhotograph', 'vehicleLicence'].toSorted(),
    );
  });

  it('are not carried over if the insurer rejected them', () => {
    const carried = materialsCarried([paper('businessLicence', ['blurred.png', 'clear.png'], ['blurred.png'])]);
    expect(carried).toEqual({ businessLicence: ['clear.png'] });
  });

  it('of the insured object are kept in its section, instead of the order’s initial ones', () => {
    const vehicle = { plateNo: '', licenceImages: ['first.png'] } as never;
    const carried = materialsCarried([
      paper('vehicleLicence', ['later.png']),
      paper('businessLicence', ['blurred.png'], ['blurred.png']),
    ]);

    expect(withMaterialsCarried({ vehicle }, carried)).toEqual({
      vehicle: { plateNo: '', licenceImages: ['later.png'] },
    });
  });

  it('of the insured object are the order’s initial ones, if it has none for the material', () => {
    const swimmingPool = { images: ['pool.png'] } as never;
    const carried = materialsCarried([paper('poolPhotograph', []), paper('businessLicence', ['licence.png'])]);

    expect(withMaterialsCarried({ swimmingPool }, carried)).toEqual({
      swimmingPool: { images: ['pool.png'] },
      materials: { businessLicence: ['licence.png'] },
    });
  });

  it('of a fleet stay with their vehicles; images that were sent later go to the first one', () => {
    const vehicle = {
      ...car,
      licenceImages: ['1.png'],
      others: furtherVehicles(2, { licenceImages: ['2.png', 'x.png'] }),
    };
    const given = materialsGiven(catalogue.vehicle, { vehicle });
    expect(given.vehicleLicence).toEqual(['1.png', '2.png', 'x.png']);

    const carried = materialsCarried([paper('vehicleLicence', ['1.png', '2.png', 'x.png', 'later.png'], ['x.png'])]);
    const { vehicle: next } = withMaterialsCarried({ vehicle }, carried);
    expect(next?.licenceImages).toEqual(['1.png', 'later.png']);
    expect(next?.others?.map(({ licenceImages }) => licenceImages)).toEqual([['2.png'], ['2.png']]);
  });
});
