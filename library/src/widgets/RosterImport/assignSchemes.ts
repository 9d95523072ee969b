import type { OccupationClass } from '../../domain/occupation/occupationClass.ts';
import { occupationClasses } from '../../domain/occupation/occupationClass.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import { classOfPerson, covers, type RosterContext, type RosterScheme } from '../../domain/roster/rosterContext.ts';

/** Schemes that the imported persons get: one scheme for all persons, or one scheme for each occupation class. */
export type RosterTarget =
  | { readonly kind: 'one'; readonly schemeId: string }
  | { readonly kind: 'byClass'; readonly schemeIds: Readonly<Partial<Record<OccupationClass, string>>> };

/** Returns the number of persons in each occupation class. Classes without persons are left out. */
export function classesFound(
  persons: readonly NewPerson[],
  context: RosterContext,
): readonly { readonly occupationClass: OccupationClass; readonly heads: number }[] {
  const heads = new Map<OccupationClass, number>();
  for (const person of persons) {
    const occupationClass = classOfPerson(person, context);
    if (occupationClass !== null) heads.set(occupationClass, (heads.get(occupationClass) ?? 0) + 1);
  }
  return occupationClasses.flatMap((occupationClass) => {
    const count = heads.get(occupationClass);
    return count === undefined ? [] : [{ occupationClass, heads: count }];
  });
}

/**
 * Chooses a scheme for each occupation class: the first scheme that covers the class. If no scheme covers the class,
 * the first scheme in the list is chosen.
 */
export const targetByClass = (schemes: readonly RosterScheme[], context: RosterContext): RosterTarget => ({
  kind: 'byClass',
  schemeIds: Object.fromEntries(
    occupationClasses.map((occupationClass) => [
      occupationClass,
      (schemes.find((scheme) => covers(context, scheme, occupationClass)) ?? schemes[0])?.id ?? '',
    ]),
  ),
});

/**
 * Assigns a scheme to each person. If schemes are chosen by class, a person whose class isn't known gets the scheme of
 * class 1.
 */
export function assignedPersons(
  persons: readonly NewPerson[],
  target: RosterTarget,
  context: RosterContext,
): readonly NewPerson[] {
  if (target.kind === 'one') return persons.map((person) => ({ ...person, schemeId: target.schemeId }));
  return persons.map((person) => ({
    ...person,
    schemeId: target.schemeIds[classOfPerson(person, context) ?? 1] ?? '',
  }));
}
