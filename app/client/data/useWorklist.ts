import type { ResponseOf } from '../../contract/call.ts';
import { worklist, type WorklistQuery } from '../../contract/worklist.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** One page of the agent's open tasks, and the work that the agent has done today. */
export type Worklist = ResponseOf<typeof worklist>;

/** Entry of the worklist. */
export type WorkLine = Worklist['list'][number];

/**
 * Returns one page of the worklist. It is loaded again when the start page opens and when the browser window gets the
 * focus. While another page is loading, the previous one is returned.
 */
export const useWorklist = (query: WorklistQuery): Question<Worklist> =>
  useQuestion(worklist, query, { keepPreviousData: true });
