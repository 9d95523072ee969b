import type { SwimmingPools } from '@tuanbao/library/domain/subject/pool/swimmingPool';

import type { SubjectNames } from './subjectShape.ts';

/** Wire names of swimming pools (游泳池). */
export const poolNames = {
  name: 'swimmingPoolInfo',
  fields: {
    areaSquareMetres: { name: 'swimmingPoolArea' },
    count: { name: 'swimmingPoolCount' },
    address: { name: 'area' },
    images: { name: 'swimmingPoolImgList' },
  },
} as const satisfies SubjectNames<keyof SwimmingPools>;
