import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Retention of the rows in a table. `deleted`: the daily upkeep deletes them. `tidied`: other code deletes them.
 * `stays`: they are never deleted.
 */
export type Retention =
  | { readonly fate: 'deleted'; readonly after: string; readonly isOver: (now: Date) => RawBuilder<SqlBool> }
  | { readonly fate: 'tidied'; readonly by: string }
  | { readonly fate: 'stays'; readonly why: string };

const dayMs = 86_400_000;

/** The instant that is this number of days before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Retention by age: a row is deleted when the time in `column` is more than `count` days ago. */
export const days = (column: string, count: number, after: string): Retention => ({
  fate: 'deleted',
  after,
  isOver: (now) => sql<SqlBool>`${sql.ref(column)} < ${daysBefore(now, count)}`,
});

/** Retention of rows that are never deleted, with the reason. */
export const stays = (why: string): Retention => ({ fate: 'stays', why });

/** Retention of rows that the daily upkeep doesn't delete, because other code deletes them. */
export const tidied = (by: string): Retention => ({ fate: 'tidied', by });
