import { serviceContext } from '../platform/services/serviceContext.ts';
import type { DraftDesk } from './draftDesk.ts';

/** The drafts in work, by what they become. */
export interface DraftDesks {
  readonly drafts: DraftDesk;
  /** Quotations in work, which are no unfinished orders. */
  readonly quotationDrafts: DraftDesk;
}

export const [DraftDesksContext, useDraftDesks] = serviceContext<DraftDesks>('draft desks');
