import type { TestApp } from './testApp.ts';

/**
 * Returns the records of an operator's actions, the oldest first. Each has the name of the action, the subject and the
 * reason.
 */
export const recordsOf = ({ database }: Pick<TestApp, 'database'>, { id }: { readonly id: string }) =>
  database
    .selectFrom('operator_actions')
    .select(['action', 'subject', 'reason'])
    .where('operator_id', '=', id)
    .orderBy('id')
    .execute();
