import type {
  ConstructionQualification,
  LabourType,
  ProjectType,
} from '@tuanbao/library/domain/enumeration/construction';

import { type WordTable, wordTable } from './wordTable.ts';

export const constructionQualificationWords: WordTable<ConstructionQualification> =
  wordTable<ConstructionQualification>({
    firstGrade: '1',
    secondGrade: '2',
    thirdGrade: '3',
    ungradedLabour: '4',
  });

export const projectTypeWords: WordTable<ProjectType> = wordTable<ProjectType>({
  indoorDecoration: '1',
  otherCivilBuilding: '2',
});

export const labourTypeWords: WordTable<LabourType> = wordTable<LabourType>({ labourSubcontract: '1', nonLabour: '2' });
