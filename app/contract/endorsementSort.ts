/** Columns by which a list of endorsements can be sorted. */
export const endorsementSortKeys = ['begun', 'effective', 'net'] as const;

/** Sort order of a list of endorsements. Endorsements without an effective date are last. */
export interface EndorsementSort {
  readonly by: (typeof endorsementSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Default sort order: the newest endorsement first. */
export const lastBegunFirst: EndorsementSort = { by: 'begun', direction: 'descending' };
