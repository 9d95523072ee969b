/** The programs of a PostgreSQL server on this machine, or null. */
export function findPostgres(): { readonly bin: string } | null;
