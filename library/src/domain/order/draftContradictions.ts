import { isGroupIdType } from '../identity/groupId.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { RegionPaths } from '../region/addressRegion.ts';
import { type ClassOfCode, plannedClassProblems, schemeIdProblems } from '../scheme/schemeProblems.ts';
import { subjectsNotAskedProblems } from '../subject/insuredSubjects.ts';
import { draftRegionProblems } from './draftAddresses.ts';
import type { OrderDraft } from './orderDraft.ts';

/** What a draft's codes are looked up in; what is absent isn't at hand: then the server judges it. */
export interface DraftCodes {
  /** The regions, with the codes of today. */
  readonly regions?: RegionPaths;
  readonly classOf?: ClassOfCode;
}

/**
 * What a draft says that can't be meant, however far it is written: schemes that are one, regions and codes that don't
 * exist, subjects that the product doesn't insure. A price is refused for it too, not only an order.
 */
export const draftContradictions = (
  product: ProductDefinition,
  draft: OrderDraft,
  { regions, classOf }: DraftCodes,
): readonly Problem[] => [
  ...schemeIdProblems(draft.schemes),
  ...draft.schemes.flatMap((scheme, index) => plannedClassProblems(product, scheme, index, classOf)),
  ...subjectsNotAskedProblems(product, draft),
  ...(isGroupIdType(draft.applicant.groupIdType) ? [] : [errorAt('applicant.groupIdType', 'E_GROUP_ID_TYPE')]),
  ...(regions ? draftRegionProblems(draft, regions) : []),
];
