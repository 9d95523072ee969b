import type { ConstructionQualification, LabourType, ProjectType } from '../../enumeration/construction.ts';
import type { Fen } from '../../money/fen.ts';
import { type Address, emptyAddress } from '../../region/address.ts';

/** Codes of the problems that only a construction project has. */
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

/**
 * 施工项目 (construction project): the subject of a construction product. An empty text means that nothing is chosen or
 * filled in, null means that a number is missing.
 */
export interface Construction {
  readonly projectName: string;
  readonly projectType: ProjectType | '';
  readonly labourType: LabourType | '';
  readonly qualification: ConstructionQualification | '';
  /** 建筑面积 (building area) of the project in square metres, with at most two decimals. */
  readonly areaSquareMetres: number | null;
  /** 工程造价 (contract cost) of the project in fen. */
  readonly costFen: Fen | null;
  /** First day of the works, `YYYY-MM-DD` or empty. The last day is `endDate`. */
  readonly startDate: string;
  readonly endDate: string;
  readonly address: Address;
  readonly materialImages: readonly string[];
  /** Address of the video of the contract (施工合同视频); empty when no video was uploaded. */
  readonly contractVideo: string;
}

/** A construction project in which all fields are empty. */
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
