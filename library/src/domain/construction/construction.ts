import type { Address } from '../applicant/applicant.ts';
import type { Fen } from '../money/fen.ts';

/** 工程类型 (specification §3): indoor decoration, other civil buildings. */
export type ProjectType = 'indoorDecoration' | 'otherCivilBuilding';

/** 用工类型: labour subcontract or not. */
export type LabourType = 'labourSubcontract' | 'nonLabour';

/** 施工资质: first to third grade, labour without a grade. */
export type ConstructionQualification = 'firstGrade' | 'secondGrade' | 'thirdGrade' | 'labourUngraded';

export const projectTypes: readonly ProjectType[] = ['indoorDecoration', 'otherCivilBuilding'];
export const labourTypes: readonly LabourType[] = ['labourSubcontract', 'nonLabour'];
export const constructionQualifications: readonly ConstructionQualification[] = [
  'firstGrade',
  'secondGrade',
  'thirdGrade',
  'labourUngraded',
];

/** 施工项目: what a construction product insures. Choices not made yet are empty, figures not given are null. */
export interface Construction {
  readonly projectName: string;
  readonly projectType: ProjectType | '';
  readonly labourType: LabourType | '';
  readonly qualification: ConstructionQualification | '';
  /** 建筑面积, square metres with up to two decimals. */
  readonly areaSquareMetres: number | null;
  /** 工程造价. */
  readonly costFen: Fen | null;
  /** First and last day of the works, `YYYY-MM-DD` or empty. */
  readonly startDate: string;
  readonly endDate: string;
  readonly address: Address;
  readonly materialImages: readonly string[];
  /** 施工合同视频, empty where there is none. */
  readonly contractVideo: string;
}
