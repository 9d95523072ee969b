import {
  type ConstructionQualification,
  constructionQualifications,
  type LabourType,
  labourTypes,
  type ProjectType,
  projectTypes,
} from '../../enumeration/construction.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { Construction } from './construction.ts';

/** What a project is by kind: three choices of which a tariff may leave combinations out. */
export type Works = Pick<Construction, 'projectType' | 'labourType' | 'qualification'>;

/** The choices that a product still covers with the other two as they are. */
export interface CoveredWorks {
  readonly projectTypes: readonly ProjectType[];
  readonly labourTypes: readonly LabourType[];
  readonly qualifications: readonly ConstructionQualification[];
}

/** The choices that are left by a tariff on contract costs; every one where the product has no such tariff. */
export function coveredWorks({ tariff }: Pick<ProductDefinition, 'tariff'>, chosen: Works): CoveredWorks {
  if (tariff?.basis !== 'byContractCost') {
    return { projectTypes, labourTypes, qualifications: constructionQualifications };
  }
  const fits = (works: Works): boolean =>
    tariff.rates.some(
      (rate) =>
        (works.projectType === '' || rate.projectType === works.projectType) &&
        (works.labourType === '' || rate.labourType === works.labourType) &&
        (works.qualification === '' || rate.qualification === works.qualification),
    );
  return {
    projectTypes: projectTypes.filter((projectType) => fits({ ...chosen, projectType })),
    labourTypes: labourTypes.filter((labourType) => fits({ ...chosen, labourType })),
    qualifications: constructionQualifications.filter((qualification) => fits({ ...chosen, qualification })),
  };
}
