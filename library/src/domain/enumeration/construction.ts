/**
 * Qualification of a construction company (施工资质, specification §3): first, second or third grade, or labour services,
 * which have no grade.
 */
export type ConstructionQualification = 'firstGrade' | 'secondGrade' | 'thirdGrade' | 'ungradedLabour';

export type ProjectType = 'indoorDecoration' | 'otherCivilBuilding';

export type LabourType = 'labourSubcontract' | 'nonLabour';

export const constructionQualifications: readonly ConstructionQualification[] = [
  'firstGrade',
  'secondGrade',
  'thirdGrade',
  'ungradedLabour',
];
export const projectTypes: readonly ProjectType[] = ['indoorDecoration', 'otherCivilBuilding'];
export const labourTypes: readonly LabourType[] = ['labourSubcontract', 'nonLabour'];
