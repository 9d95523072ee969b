import { errorAt } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { SubjectProblem } from '../product/subjectProblem.ts';
import type { OccupationLine } from '../scheme/scheme.ts';

const mostQuantity = 10_000;
const mostHeads = 10_000_000;
const mostSquareMetres = 10_000_000;
/** Maximum cost of a construction contract in fen: 100 billion yuan (1,000 亿元). */
const mostCostFen = 10_000_000_000_000;

const isWholeWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isSafeInteger(value) && value >= min && value <= max;

/** Problems of a number that must be whole and within two limits. Both limits are allowed values. */
export const countProblems = (
  path: string,
  count: number,
  limits: { readonly min: number; readonly max: number },
): readonly SubjectProblem[] => (isWholeWithin(count, limits) ? [] : [errorAt(path, 'countInvalid', limits)]);

/**
 * Problems of the number of copies of the cover (份数). It must be a whole number from 1 to the maximum. Products of the
 * AX line can have their own maximum.
 */
export function quantityProblems(product: ProductDefinition, quantity: number): readonly SubjectProblem[] {
  const max = (product.features.ax ? product.axLimits?.maxQuantity : undefined) ?? mostQuantity;
  return isWholeWithin(quantity, { min: 1, max }) ? [] : [errorAt('applyQuantity', 'quantityInvalid', { max })];
}

/** Problems of the numbers of persons in occupation lines. Each must be a whole number from 0 to 10 million. */
export const headsProblems = (lines: readonly OccupationLine[]): readonly SubjectProblem[] =>
  lines.flatMap(({ heads }, index) =>
    isWholeWithin(heads, { min: 0, max: mostHeads }) ? [] : [errorAt(`occupations.${index}`, 'headsInvalid')],
  );

/** Problems of an area. It must be above 0 and at most 10 million square metres, with at most two decimals. */
export const areaProblems = (path: string, squareMetres: number): readonly SubjectProblem[] =>
  squareMetres > 0 && squareMetres <= mostSquareMetres && Number(squareMetres.toFixed(2)) === squareMetres
    ? []
    : [errorAt(path, 'areaInvalid', { max: mostSquareMetres })];

/** Problems of the cost of a construction contract. It must be a whole number of fen above 0, at most `mostCostFen`. */
export const costProblems = (path: string, costFen: number): readonly SubjectProblem[] =>
  isWholeWithin(costFen, { min: 1, max: mostCostFen }) ? [] : [errorAt(path, 'costInvalid')];
