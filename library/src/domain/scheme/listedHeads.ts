import { errorAt, type Problem } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { Person } from '../roster/person.ts';
import { rosterLinesOf } from './rosterLines.ts';
import type { OccupationLine, Scheme } from './scheme.ts';

const headsIn = (lines: readonly OccupationLine[]): number => lines.reduce((sum, { heads }) => sum + heads, 0);

/** Number of listed persons by scheme id. */
function listedBy(persons: readonly Person[]): ReadonlyMap<string, number> {
  const listed = new Map<string, number>();
  for (const { schemeId } of persons) listed.set(schemeId, (listed.get(schemeId) ?? 0) + 1);
  return listed;
}

/**
 * Finds the first occupation class whose planned number of persons differs from the number of its listed persons.
 * Returns the class and the number of its listed persons, or null when no class differs.
 */
function differingClass(planned: readonly OccupationLine[], listed: readonly OccupationLine[]) {
  for (const { occupationClass } of planned) {
    const isOf = (line: OccupationLine) => line.occupationClass === occupationClass;
    const heads = headsIn(listed.filter(isOf));
    if (headsIn(planned.filter(isOf)) !== heads) return { class: occupationClass, listed: heads };
  }
  return null;
}

const at = (index: number): string => `schemes.${index}.occupations`;

/**
 * Compares the planned numbers of persons of a scheme with its listed persons. If the total differs, returns the number
 * of listed persons. If the number of one class differs, returns this class and its number of listed persons. Otherwise
 * null.
 */
function differenceOf(planned: readonly OccupationLine[], listed: number, lines: readonly OccupationLine[]) {
  if (headsIn(planned) !== listed) return { listed };
  // Classes are compared only when every listed person has a class.
  return headsIn(lines) === listed ? differingClass(planned, lines) : null;
}

/**
 * Problems of schemes whose planned numbers of persons (`heads` of the occupation lines) differ from the roster. In a
 * scheme with listed persons, the planned number must equal the number of listed persons, in total and, if the class of
 * every listed person is known, by class. Schemes whose planned numbers are all 0 aren't checked. If the product isn't
 * priced per person, its schemes must have no occupations.
 */
export function plannedHeadsProblems(
  product: Pick<ProductDefinition, 'basis'>,
  { schemes, persons }: { readonly schemes: readonly Scheme[]; readonly persons: readonly Person[] },
): readonly Problem[] {
  if (product.basis !== 'perPerson') {
    return schemes.flatMap(({ occupations }, index) =>
      occupations.length === 0 ? [] : [errorAt(at(index), 'occupationsNotTaken', { scheme: index + 1 })],
    );
  }
  if (schemes.every(({ occupations }) => headsIn(occupations) === 0)) return [];
  const listed = listedBy(persons);
  const lines = rosterLinesOf(persons);
  return schemes.flatMap(({ id, occupations }, index) => {
    const heads = listed.get(id);
    if (heads === undefined || headsIn(occupations) === 0) return [];
    const difference = differenceOf(occupations, heads, lines.get(id) ?? []);
    return difference ? [errorAt(at(index), 'schemeHeadsDiffer', { scheme: index + 1, ...difference })] : [];
  });
}

/**
 * Sets the planned numbers of persons to 0 in schemes that have listed persons, because the roster contains the
 * numbers. Schemes are priced and sent in this form. The draft keeps the planned numbers, in case the roster becomes
 * empty again.
 * @param listed numbers of listed persons by scheme id; a scheme without persons has no entry
 */
export const headsLeftToList = (schemes: readonly Scheme[], listed: ReadonlyMap<string, unknown>): readonly Scheme[] =>
  schemes.map((scheme) =>
    listed.has(scheme.id) && headsIn(scheme.occupations) > 0
      ? { ...scheme, occupations: scheme.occupations.map((line) => ({ ...line, heads: 0 })) }
      : scheme,
  );
