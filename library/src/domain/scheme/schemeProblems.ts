import { allowsClass, type OccupationClass } from '../occupation/occupationClass.ts';
import { errorAt, type Problem, under } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import { ratingBaseOf } from './ratingBase.ts';
import type { OccupationLine, Scheme } from './scheme.ts';

/** Returns the occupation class that a code has in a product; null when the code is unknown or can't be insured. */
export type ClassOfCode = (code: string) => OccupationClass | null;

const asksForOccupation = ({ checks, occupation }: ProductDefinition) =>
  checks.career && occupation.classes !== '000000';

/**
 * Problems of one scheme, for example codes that the product doesn't have, missing occupations, and occupations that
 * can't be insured (specification §5, plan profession check). The planned occupations (`scheme.occupations`) are
 * checked even when the scheme is priced for listed persons, because they are a part of the order. A product that isn't
 * priced per person may have only one scheme.
 * @param index index of the scheme in the order
 * @param rosterLines numbers of listed persons by class; empty when the scheme has no listed persons
 */
export function schemeProblems(
  product: ProductDefinition,
  scheme: Scheme,
  index: number,
  rosterLines: readonly OccupationLine[],
): readonly Problem[] {
  const path = `schemes.${index}`;
  const lines = rosterLines.length > 0 ? rosterLines : scheme.occupations;
  const found = ratingBaseOf(product, { ...scheme, occupations: lines });
  const problems: Problem[] = 'problems' in found ? [...under(path, found.problems)] : [];
  if (product.basis !== 'perPerson') return [...problems, ...singleSchemeProblems(index)];
  if (lines.length === 0)
    problems.push(errorAt(`${path}.occupations`, 'schemeOccupationMissing', { scheme: index + 1, position: 1 }));
  if (!product.checks.career) return problems;
  for (const [at, { code }] of scheme.occupations.entries())
    if (product.occupation.declinedCodes.includes(code))
      problems.push(
        errorAt(`${path}.occupations`, 'schemeOccupationDeclined', { scheme: index + 1, position: at + 1 }),
      );
  return [
    ...problems,
    ...classProblems(product, index, [...lines, ...scheme.occupations]),
    ...(asksForOccupation(product) ? unnamedProblems(scheme, index) : []),
  ];
}

/** Problems of occupation classes that the product refuses. Each class is reported once. */
const classProblems = (
  { occupation }: ProductDefinition,
  index: number,
  lines: readonly OccupationLine[],
): readonly Problem[] =>
  [...new Set(lines.map((line) => line.occupationClass))]
    .filter((occupationClass) => !allowsClass(occupation.classes, occupationClass))
    .map((occupationClass) =>
      errorAt(`schemes.${index}.occupations`, 'schemeClassRefused', { scheme: index + 1, class: occupationClass }),
    );

/** Problems of planned occupations that have a class but no code. An order needs the occupation itself. */
const unnamedProblems = ({ occupations }: Scheme, index: number): readonly Problem[] =>
  occupations.flatMap(({ code }, at) =>
    code === ''
      ? [errorAt(`schemes.${index}.occupations`, 'schemeOccupationMissing', { scheme: index + 1, position: at + 1 })]
      : [],
  );

/**
 * Problems of planned occupations whose code is unknown or can't be insured, or whose class in the product differs from
 * their class in the scheme.
 * @param classOf returns the class of a code; absent when the occupation data aren't available, and then only the
 * server checks the codes
 */
export const plannedClassProblems = (
  product: ProductDefinition,
  { occupations }: Pick<Scheme, 'occupations'>,
  index: number,
  classOf: ClassOfCode | undefined,
): readonly Problem[] =>
  occupations.flatMap(({ code, occupationClass }, at): readonly Problem[] => {
    if (code === '' || !classOf || !asksForOccupation(product)) return [];
    const rated = classOf(code);
    if (rated === occupationClass) return [];
    const place = { scheme: index + 1, position: at + 1 };
    return rated === null
      ? [errorAt(`schemes.${index}.occupations`, 'schemeOccupationUnknown', place)]
      : [errorAt(`schemes.${index}.occupations`, 'schemeClassDiffers', { ...place, class: rated })];
  });

/**
 * In a product that is priced by a subject, reports every scheme after the first. Otherwise the subject would be
 * charged twice.
 */
const singleSchemeProblems = (index: number): readonly Problem[] =>
  index === 0 ? [] : [errorAt(`schemes.${index}.planCode`, 'singleSchemeOnly')];

/** Problems of schemes that have the same id. Persons who refer to this id would be charged in each of the schemes. */
export const schemeIdProblems = (schemes: readonly Pick<Scheme, 'id'>[]): readonly Problem[] =>
  schemes.flatMap(({ id }, index) => {
    const first = schemes.findIndex((scheme) => scheme.id === id);
    return first === index
      ? []
      : [errorAt(`schemes.${index}.id`, 'schemeIdTwice', { scheme: index + 1, first: first + 1 })];
  });
