import { materialsCarried, withMaterialsCarried } from '@tuanbao/library/domain/material/materialsCarried';
import { orderMaterialTypes } from '@tuanbao/library/domain/material/orderMaterials';
import { describe, expect, it } from 'vitest';

const paper = (type: string, files: readonly string[], rejectedFiles: readonly string[] = []) => ({
  type,
  files,
  rejectedFiles,
});

describe('papers of an earlier order', () => {
  it('come along where they say what the group or the insured thing is like, not where they were made for one order', () => {
    const all = orderMaterialTypes.map((type) => paper(type, [`${type}.pdf`]));

    expect(Object.keys(materialsCarried(all)).toSorted()).toEqual(
      ['businessLicence', 'environment', 'constructionContract', 'poolPhotograph', 'vehicleLicence'].toSorted(),
    );
  });

  it('stay behind where the insurer sent them back', () => {
    const carried = materialsCarried([paper('businessLicence', ['blurred.png', 'clear.png'], ['blurred.png'])]);
    expect(carried).toEqual({ businessLicence: ['clear.png'] });
  });

  it('of what is insured are kept in its section, in the place of what the order began with', () => {
    const vehicle = { plateNo: '', licenceImages: ['first.png'] } as never;
    const carried = materialsCarried([
      paper('vehicleLicence', ['later.png']),
      paper('businessLicence', ['blurred.png'], ['blurred.png']),
    ]);

    expect(withMaterialsCarried({ vehicle }, carried)).toEqual({
      vehicle: { plateNo: '', licenceImages: ['later.png'] },
    });
  });

  it('of what is insured are those that the order began with, where it has none by their paper', () => {
    const swimmingPool = { images: ['pool.png'] } as never;
    const carried = materialsCarried([paper('poolPhotograph', []), paper('businessLicence', ['licence.png'])]);

    expect(withMaterialsCarried({ swimmingPool }, carried)).toEqual({
      swimmingPool: { images: ['pool.png'] },
      materials: { businessLicence: ['licence.png'] },
    });
  });
});
