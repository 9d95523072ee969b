import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Retention of a table's rows: the daily upkeep deletes them, something else tidies them, or they stay. */
export type Retention =
  | { readonly fate: 'deleted'; readonly after: string; readonly isOver: (now: Date) => RawBuilder<SqlBool> }
  | { readonly fate: 'tidied'; readonly by: string }
  | { readonly fate: 'stays'; readonly why: string };

const dayMs = 86_400_000;

/** A moment so many days before another. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Rows whose time is so many days ago are deleted. */
export const days = (column: string, count: number, after: string): Retention => ({
  fate: 'deleted',
  after,
  isOver: (now) => sql<SqlBool>`${sql.ref(column)} < ${daysBefore(now, count)}`,
});

/** Rows stay. */
export const stays = (why: string): Retention => ({ fate: 'stays', why });

/** Something else than the upkeep deletes rows. */
export const tidied = (by: string): Retention => ({ fate: 'tidied', by });
