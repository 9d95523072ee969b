import { type WorkGroup, workGroups } from '@tuanbao/library/domain/worklist/workTask';

import { firstWorklist, type WorklistQuery } from '../../contract/worklist.ts';
import { useSearchParams } from '../platform/navigation/router.ts';

/**
 * Query parameters of the start page: the group of tasks that is shown completely, and the page number in that group.
 */
const names = { group: 'work', page: 'workPage' } as const;

/** Value of the query parameter for the group. It selects the tasks of all groups. */
const everyGroup = 'all';

/** Number of entries per page when the worklist is shown completely. */
const pageSize = 20;

/** The part of the worklist that is shown. */
export interface ShownWork {
  /** False while only the first entries are shown. */
  readonly isComplete: boolean;
  readonly query: WorklistQuery;
}

/** Shows another part of the worklist: a group, all groups (`null`), or the first entries only (`'first'`). */
export type ShowWork = (group: WorkGroup | null | 'first', page?: number) => void;

/** Keeps the shown part of the worklist in the address, so that the same part is shown when the agent comes back. */
export function useWorkInUrl(): [ShownWork, ShowWork] {
  const [params, setParams] = useSearchParams();
  const named = params.get(names.group);
  const group = workGroups.find((each) => each === named) ?? null;
  const isComplete = group !== null || named === everyGroup;
  const page = Math.max(1, Math.trunc(Number(params.get(names.page))) || 1);

  const show: ShowWork = (next, nextPage = 1) => {
    const others = [...params].filter(([name]) => name !== names.group && name !== names.page);
    const entries: [string, string][] = [
      [names.group, next === 'first' ? '' : (next ?? everyGroup)],
      [names.page, nextPage === 1 ? '' : String(nextPage)],
    ];
    setParams([...others, ...entries.filter(([, value]) => value !== '')], { replace: true });
  };
  return [{ isComplete, query: isComplete ? { page, pageSize, group } : firstWorklist }, show];
}
