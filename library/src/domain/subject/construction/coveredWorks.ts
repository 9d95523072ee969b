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

/** The kind of works, given by three values. A tariff may exclude some combinations of them. */
export type Works = Pick<Construction, 'projectType' | 'labourType' | 'qualification'>;

/**
 * The project types, labour types and qualifications that the product covers. Each list depends on the chosen values of
 * the other two.
 */
export interface CoveredWorks {
  readonly projectTypes: readonly ProjectType[];
  readonly labourTypes: readonly LabourType[];
  readonly qualifications: readonly ConstructionQualification[];
}

/**
 * Finds the values that the product's tariff on contract cost covers. If the product has no such tariff, all values are
 * returned.
 */
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
