import { serviceContext } from '../platform/services/serviceContext.ts';
import type { DraftDesk } from './draftDesk.ts';

/** Active drafts by their purpose. */
export interface DraftDesks {
  readonly drafts: DraftDesk;
  /** Active drafts of quotations. They aren't unfinished orders. */
  readonly quotationDrafts: DraftDesk;
}

export const [DraftDesksContext, useDraftDesks] = serviceContext<DraftDesks>('draft desks');
