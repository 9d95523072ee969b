import { errorAt, type Problem } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { Person } from '../roster/person.ts';
import { rosterLinesOf } from './rosterLines.ts';
import type { OccupationLine, Scheme } from './scheme.ts';

const headsIn = (lines: readonly OccupationLine[]): number => lines.reduce((sum, { heads }) => sum + heads, 0);

/** Number of persons of each scheme in the roster, by its id. */
function listedBy(persons: readonly Person[]): ReadonlyMap<string, number> {
  const listed = new Map<string, number>();
  for (const { schemeId } of persons) listed.set(schemeId, (listed.get(schemeId) ?? 0) + 1);
  return listed;
}

/** The first class whose planned number differs from the listed one, with the listed one; null where every class agrees. */
function differingClass(planned: readonly OccupationLine[], listed: readonly OccupationLine[]) {
  for (const { occupationClass } of planned) {
    const isOf = (line: OccupationLine) => line.occupationClass === occupationClass;
    const heads = headsIn(listed.filter(isOf));
    if (headsIn(planned.filter(isOf)) !== heads) return { class: occupationClass, listed: heads };
  }
  return null;
}

const at = (index: number): string => `schemes.${index}.occupations`;

/** The number of a scheme's listed persons that planned occupations differ from; null where they agree. */
function differenceOf(planned: readonly OccupationLine[], listed: number, lines: readonly OccupationLine[]) {
  if (headsIn(planned) !== listed) return { listed };
  return headsIn(lines) === listed ? differingClass(planned, lines) : null; // not while persons are without a class
}

/**
 * Problems of planned occupations that contradict what is priced: a number of persons other than the scheme's listed
 * persons, in total or of a class, and occupations in a product that isn't priced by persons. Planned occupations that
 * are all without a number leave it to the list.
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
 * The schemes as they are priced and sent: planned occupations beside listed persons have no number (0), because the
 * roster has it. The user's own numbers stay in the draft, for a roster that becomes empty again.
 * @param listed the numbers of listed persons by the id of their scheme; schemes without persons have no entry
 */
export const headsLeftToList = (schemes: readonly Scheme[], listed: ReadonlyMap<string, unknown>): readonly Scheme[] =>
  schemes.map((scheme) =>
    listed.has(scheme.id) && headsIn(scheme.occupations) > 0
      ? { ...scheme, occupations: scheme.occupations.map((line) => ({ ...line, heads: 0 })) }
      : scheme,
  );
