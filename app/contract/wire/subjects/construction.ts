import type { Construction } from '@tuanbao/library/domain/subject/construction/construction';

import { constructionQualificationWords, labourTypeWords, projectTypeWords } from '../../wireTables/construction.ts';
import type { SubjectNames } from './subjectShape.ts';

/** Wire names of a construction project (施工项目). */
export const constructionNames = {
  name: 'constructionInfo',
  fields: {
    projectName: { name: 'projectName', max: 200 },
    projectType: { name: 'projectType', max: 10, words: projectTypeWords },
    labourType: { name: 'typeOfLabor', max: 10, words: labourTypeWords },
    qualification: { name: 'constructionQualification', max: 10, words: constructionQualificationWords },
    areaSquareMetres: { name: 'constructionSquare' },
    costFen: { name: 'projectCosts' },
    startDate: { name: 'startTime' },
    endDate: { name: 'endTime' },
    address: { name: 'area' },
    materialImages: { name: 'materialImageUrls' },
    contractVideo: { name: 'projectContractVideo' },
  },
} as const satisfies SubjectNames<keyof Construction>;
