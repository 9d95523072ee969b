import type { DeskClient } from './deskOperators.ts';
import type { TestApp } from './testApp.ts';

/** Returns the latest recorded action of an operator; undefined if there is none. */
export const lastActionOf = (
  { database }: Pick<TestApp, 'database'>,
  { id }: Pick<DeskClient, 'id'>,
): Promise<{ readonly action: string; readonly subject: string; readonly reason: string } | undefined> =>
  database
    .selectFrom('operator_actions')
    .select(['action', 'subject', 'reason'])
    .where('operator_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
