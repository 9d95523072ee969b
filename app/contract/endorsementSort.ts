/** Columns by which a list of endorsements can be sorted. */
export const endorsementSortKeys = ['begun', 'effective', 'net'] as const;

/**
 * Sort order of a list of endorsements. An endorsement that has no effective date comes last when the list is sorted by
 * that date.
 */
export interface EndorsementSort {
  readonly by: (typeof endorsementSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Sort order of a list when the agent chose none: the endorsement that was started last comes first. */
export const lastBegunFirst: EndorsementSort = { by: 'begun', direction: 'descending' };
