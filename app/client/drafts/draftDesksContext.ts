import { serviceContext } from '../platform/services/serviceContext.ts';
import type { DraftDesk } from './draftDesk.ts';

/** Active drafts of orders and active drafts of quotations. */
export interface DraftDesks {
  readonly drafts: DraftDesk;
  /** Active drafts of quotations. They don't appear in the list of unfinished orders. */
  readonly quotationDrafts: DraftDesk;
}

export const [DraftDesksContext, useDraftDesks] = serviceContext<DraftDesks>('draft desks');
