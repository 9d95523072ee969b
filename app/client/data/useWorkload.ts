import type { ResponseOf } from '../../contract/call.ts';
import { workload } from '../../contract/workload.ts';
import { type Question, useQuestion } from './useQuestion.ts';

/** What waits for the agent, as numbers. */
export type Workload = ResponseOf<typeof workload>;

/** What waits for the agent; asked anew whenever the work home is opened or its window comes back to the front. */
export const useWorkload = (): Question<Workload> => useQuestion(workload, {});
