import type { ResponseOf } from '../../contract/call.ts';
import { workload } from '../../contract/workload.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Numbers of orders, drafts and endorsements that need an action of the agent. */
export type Workload = ResponseOf<typeof workload>;

/**
 * Returns the numbers of the orders, drafts and endorsements that need an action of the agent. They are loaded again
 * when the start page opens or its window gets the focus.
 */
export const useWorkload = (): Question<Workload> => useQuestion(workload, {});
