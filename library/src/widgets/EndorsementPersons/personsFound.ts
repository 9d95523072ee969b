import type { Person } from '../../domain/roster/person.ts';

/** Persons that are shown at once. */
export const mostFound = 20;

/** Persons whose name or number holds the words; the first of them, and how many there are. */
export function personsFound(
  persons: readonly Person[],
  keyword: string,
): { readonly persons: readonly Person[]; readonly total: number } {
  const asked = keyword.trim().toUpperCase();
  const found =
    asked === '' ? persons : persons.filter(({ name, idNo }) => `${name} ${idNo}`.toUpperCase().includes(asked));
  return { persons: found.slice(0, mostFound), total: found.length };
}
