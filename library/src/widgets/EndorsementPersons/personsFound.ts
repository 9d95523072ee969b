import type { Person } from '../../domain/roster/person.ts';

/** Maximum number of persons that are shown at once. */
export const mostFound = 20;

/** The first persons whose name or number contains the keyword, and the number of all matching persons. */
export function personsFound(
  persons: readonly Person[],
  keyword: string,
): { readonly persons: readonly Person[]; readonly total: number } {
  const asked = keyword.trim().toUpperCase();
  const found =
    asked === '' ? persons : persons.filter(({ name, idNo }) => `${name} ${idNo}`.toUpperCase().includes(asked));
  return { persons: found.slice(0, mostFound), total: found.length };
}
