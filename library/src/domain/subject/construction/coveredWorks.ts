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

/** The kind of a project: three choices, of which a tariff may exclude combinations. */
export type Works = Pick<Construction, 'projectType' | 'labourType' | 'qualification'>;

/** For each choice, the values that a product covers with the other two as they are. */
export interface CoveredWorks {
  readonly projectTypes: readonly ProjectType[];
  readonly labourTypes: readonly LabourType[];
  readonly qualifications: readonly ConstructionQualification[];
}

/** The values that a tariff on contract costs leaves; all of them where the product has no such tariff. */
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
