/** The columns that a list of endorsements can be sorted by. */
export const endorsementSortKeys = ['begun', 'effective', 'net'] as const;

/** The order of a list of endorsements; those without an effective date stand last. */
export interface EndorsementSort {
  readonly by: (typeof endorsementSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** The order in which a list stands at first: the newest one first. */
export const lastBegunFirst: EndorsementSort = { by: 'begun', direction: 'descending' };
