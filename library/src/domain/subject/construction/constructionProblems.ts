import { constructionQualifications, labourTypes, projectTypes } from '../../enumeration/construction.ts';
import { errorAt } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';
import { areaProblems, costProblems } from '../../rating/inputProblems.ts';
import { choiceProblems, dateProblems, imageProblems, regionProblems, textProblems } from '../shape/subjectFields.ts';
import type { Construction } from './construction.ts';

const longestName = 100;

/**
 * Problems of the works of a construction product: kind, size, period and place (specification §3, construction info).
 */
export function constructionProblems(
  product: Pick<ProductDefinition, 'basis'>,
  construction: Construction,
): readonly SubjectProblem[] {
  const { projectName, projectType, labourType, qualification, areaSquareMetres, costFen } = construction;
  const problems: SubjectProblem[] = [...textProblems('projectName', projectName, 'projectNameRequired', longestName)];
  problems.push(
    ...choiceProblems('projectType', projectType, projectTypes, ['projectTypeRequired', 'projectTypeUnknown']),
    ...choiceProblems('labourType', labourType, labourTypes, ['labourTypeRequired', 'labourTypeUnknown']),
    ...choiceProblems('qualification', qualification, constructionQualifications, [
      'qualificationRequired',
      'qualificationUnknown',
    ]),
  );
  problems.push(...amountProblems('areaSquareMetres', areaSquareMetres, product.basis === 'byArea', areaProblems));
  problems.push(...amountProblems('costFen', costFen, product.basis === 'byContractCost', costProblems));
  return [
    ...problems,
    ...periodProblems(construction),
    ...regionProblems('address', construction.address, 'projectAddressRequired'),
    ...imageProblems('materialImages', construction.materialImages, 'projectMaterialsRequired'),
  ];
}

/**
 * Problems of an amount. The amount that decides the premium is required; another one may be missing, but must not be
 * invalid.
 */
function amountProblems(
  path: 'areaSquareMetres' | 'costFen',
  amount: number | null,
  isRequired: boolean,
  check: (path: string, amount: number) => readonly SubjectProblem[],
): readonly SubjectProblem[] {
  if (amount !== null) return check(path, amount);
  if (!isRequired) return [];
  return [errorAt(path, path === 'costFen' ? 'projectCostRequired' : 'projectAreaRequired')];
}

function periodProblems({ startDate, endDate }: Construction): readonly SubjectProblem[] {
  const problems = [
    ...dateProblems('startDate', startDate, 'worksStartRequired'),
    ...dateProblems('endDate', endDate, 'worksEndRequired'),
  ];
  return problems.length === 0 && endDate < startDate ? [errorAt('endDate', 'worksEndBeforeStart')] : problems;
}
