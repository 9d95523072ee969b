import type { TestApp } from './testApp.ts';

/** The records of an operator's actions, oldest first: name of the action, subject and reason. */
export const recordsOf = ({ database }: Pick<TestApp, 'database'>, { id }: { readonly id: string }) =>
  database
    .selectFrom('operator_actions')
    .select(['action', 'subject', 'reason'])
    .where('operator_id', '=', id)
    .orderBy('id')
    .execute();
