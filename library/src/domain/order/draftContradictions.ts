import { isGroupIdType } from '../identity/groupId.ts';
import { materialsNotAskedProblems } from '../material/orderMaterials.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { RegionPaths } from '../region/addressRegion.ts';
import { plannedHeadsProblems } from '../scheme/listedHeads.ts';
import { type ClassOfCode, plannedClassProblems, schemeIdProblems } from '../scheme/schemeProblems.ts';
import { subjectsNotAskedProblems } from '../subject/insuredSubjects.ts';
import { draftRegionProblems } from './draftAddresses.ts';
import type { OrderDraft } from './orderDraft.ts';

/**
 * The data for checking the codes in a draft. If some of the data are absent, only the server checks the codes that
 * need these data.
 */
export interface DraftCodes {
  /** The regions whose codes are still valid. */
  readonly regions?: RegionPaths;
  readonly classOf?: ClassOfCode;
}

/**
 * Errors that prevent the calculation of a price. Even an incomplete draft must not have them: schemes with the same
 * id, unknown regions and codes, planned numbers of persons that differ from the numbers of persons in the roster, and
 * subjects or materials that don't belong to the product.
 */
export const draftContradictions = (
  product: ProductDefinition,
  draft: OrderDraft,
  { regions, classOf }: DraftCodes,
): readonly Problem[] => [
  ...schemeIdProblems(draft.schemes),
  ...draft.schemes.flatMap((scheme, index) => plannedClassProblems(product, scheme, index, classOf)),
  ...plannedHeadsProblems(product, draft),
  ...subjectsNotAskedProblems(product, draft),
  ...materialsNotAskedProblems(product, draft.materials),
  ...(isGroupIdType(draft.applicant.groupIdType) ? [] : [errorAt('applicant.groupIdType', 'E_GROUP_ID_TYPE')]),
  ...(regions ? draftRegionProblems(draft, regions) : []),
];
