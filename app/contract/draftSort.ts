/** Columns by which the list of unfinished orders can be sorted. */
export const draftSortKeys = ['saved', 'heads', 'premium'] as const;

/** Sort order of the list of unfinished orders. When sorted by premium, drafts that can't be priced come last. */
export interface DraftSort {
  readonly by: (typeof draftSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Sort order when the agent chose none: the draft that was saved last comes first. */
export const lastSavedFirst: DraftSort = { by: 'saved', direction: 'descending' };
