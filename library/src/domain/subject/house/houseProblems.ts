import type { Problem } from '../../problem/problem.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import { fieldProblems } from '../shape/fieldProblems.ts';
import type { House, HouseCode } from './house.ts';
import { houseFields, type HouseProduct } from './houseFields.ts';

/** All problems of the insured house. Paths begin with the name of a field, for example `address.detail`. */
export const houseProblems = (
  product: HouseProduct,
  house: House,
): readonly Problem<HouseCode | SubjectProblemCode>[] => fieldProblems(houseFields, product, house);
