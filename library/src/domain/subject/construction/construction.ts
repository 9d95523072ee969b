import type { ConstructionQualification, LabourType, ProjectType } from '../../enumeration/construction.ts';
import type { Fen } from '../../money/fen.ts';
import { type Address, emptyAddress } from '../../region/address.ts';

/** Codes of a project's own problems. */
export type ConstructionCode =
  | 'projectNameRequired'
  | 'projectTypeRequired'
  | 'labourTypeRequired'
  | 'labourTypeUnknown'
  | 'qualificationRequired'
  | 'qualificationUnknown'
  | 'projectAreaRequired'
  | 'projectCostRequired'
  | 'worksStartRequired'
  | 'worksEndRequired'
  | 'worksEndBeforeStart'
  | 'projectAddressRequired'
  | 'projectMaterialsRequired';

/** 施工项目: the subject of a construction product. Empty texts stand for no choice, null for a missing number. */
export interface Construction {
  readonly projectName: string;
  readonly projectType: ProjectType | '';
  readonly labourType: LabourType | '';
  readonly qualification: ConstructionQualification | '';
  /** 建筑面积 (building area) in square metres, with at most two decimals. */
  readonly areaSquareMetres: number | null;
  /** 工程造价 (contract cost) in fen. */
  readonly costFen: Fen | null;
  /** First and last day of the works, `YYYY-MM-DD` or empty. */
  readonly startDate: string;
  readonly endDate: string;
  readonly address: Address;
  readonly materialImages: readonly string[];
  /** Address of the video of the contract (施工合同视频); empty when there is none. */
  readonly contractVideo: string;
}

/** Works without any input. */
export const emptyConstruction: Construction = {
  projectName: '',
  projectType: '',
  labourType: '',
  qualification: '',
  areaSquareMetres: null,
  costFen: null,
  startDate: '',
  endDate: '',
  address: emptyAddress,
  materialImages: [],
  contractVideo: '',
};
