import type { Problem } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import { fieldProblems } from '../shape/fieldProblems.ts';
import type { Construction, ConstructionCode } from './construction.ts';
import { constructionFields } from './constructionFields.ts';

/** All problems of the project in an order of a construction product. Paths are the names of its fields. */
export const constructionProblems = (
  product: Pick<ProductDefinition, 'basis'>,
  construction: Construction,
): readonly Problem<ConstructionCode | SubjectProblemCode>[] =>
  fieldProblems(constructionFields, product, construction);
