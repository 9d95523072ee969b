import type { WorkGroup } from '@tuanbao/library/domain/worklist/workTask';

import { asIs, call } from './call.ts';
import type { WorklistQueryWire, WorklistWires } from './worklist.schema.ts';

/** Group and page of the worklist. */
export interface WorklistQuery {
  /** Number of the page, from 1. */
  readonly page: number;
  /** Entries per page, at most 50. */
  readonly pageSize: number;
  /** Group of tasks; null for all tasks. */
  readonly group: WorkGroup | null;
}

/** Number of entries that the start page shows at first. */
export const firstWorkLines = 8;

/** The first page of the worklist. The screen `/entry` requests it immediately when it opens. */
export const firstWorklist: WorklistQuery = { page: 1, pageSize: firstWorkLines, group: null };

/** Returns a page of the caller's open tasks, the most urgent first, and the work that the caller has done today. */
export const worklist = call('GET', '/api/own/worklist', {
  summary: 'What waits for the caller, most harmful first',
  request: {
    toWire: ({ page, pageSize, group }: WorklistQuery): WorklistQueryWire => ({
      pageIndex: page,
      pageSize,
      ...(group !== null && { group }),
    }),
    fromWire: ({ pageIndex, pageSize, group }: WorklistQueryWire): WorklistQuery => ({
      page: pageIndex,
      pageSize,
      group: group ?? null,
    }),
  },
  response: asIs<WorklistWires['worklist']['response']>(),
});
