import type { ResponseOf } from '../../contract/call.ts';
import { workload } from '../../contract/workload.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Numbers of entries that wait for the agent. */
export type Workload = ResponseOf<typeof workload>;

/** Counts of the agent's open work; revalidated when the home page opens or its window gets focus. */
export const useWorkload = (): Question<Workload> => useQuestion(workload, {});
