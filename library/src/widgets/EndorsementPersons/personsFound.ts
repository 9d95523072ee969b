import type { Person } from '../../domain/roster/person.ts';

/** Maximum number of persons that a search shows. */
export const mostFound = 20;

/**
 * Returns the first persons (at most `mostFound`) whose name or id number contains the keyword, and the number of
 * all persons that match the keyword.
 */
export function personsFound(
  persons: readonly Person[],
  keyword: string,
): { readonly persons: readonly Person[]; readonly total: number } {
  const asked = keyword.trim().toUpperCase();
  const found =
    asked === '' ? persons : persons.filter(({ name, idNo }) => `${name} ${idNo}`.toUpperCase().includes(asked));
  return { persons: found.slice(0, mostFound), total: found.length };
}
