import type { House } from '@tuanbao/library/domain/subject/house/house';

import type { SubjectNames } from './subjectShape.ts';

/** Wire names of a house (房屋). */
export const houseNames = {
  name: 'houseInfo',
  fields: { areaSquareMetres: { name: 'housingArea' }, address: { name: 'insureHouseAddress' } },
} as const satisfies SubjectNames<keyof House>;
